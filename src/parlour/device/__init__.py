"""The table without a server: the server's own tables, run by Python inside the page, kept by the browser."""
