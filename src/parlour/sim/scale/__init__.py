"""Many independent jobs: in one process, in several, or on a cluster."""
