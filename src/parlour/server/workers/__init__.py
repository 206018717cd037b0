"""Heavy work is done by worker processes: one pool for bots, aids, replays and files, with fair queues."""
