"""Component data of Notre Dame: the TOML files, their records and their reader."""
