"""The commands of `tatami`, a file each, named like the command; each has its Typer `app`."""
