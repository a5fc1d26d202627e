"""The timing of 1997: packets and the damage-prevention step, batches and series, phases, and the attack inside the main phase.

Damage is assigned, waits in packets, and becomes final only as a damage-prevention step ends. The rest of the engine
asks this package at its seams where `Era.damage` is `DamageTiming.PREVENTION_STEP`; what damage does, what cards mean and
combat itself are shared with the other eras.
"""
