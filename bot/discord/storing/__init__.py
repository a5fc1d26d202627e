"""What must outlive a restart: settings of servers and users, questions of buttons, and answers by their ids."""
