"""Writes a generator's files, or with --check compares them with the committed ones."""
import sys


def settle(files):
    """files: the text of each path."""
    script, *options = sys.argv
    if options not in ([], ["--check"]):
        sys.exit(f"usage: {script} [--check]")
    wrong = False
    for path, text in files.items():
        generated = text.encode("utf-8")
        if not options:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(generated)
        elif not path.is_file() or path.read_bytes() != generated:
            wrong = True
            print(f"{path} is not what {script} writes", file=sys.stderr)
    sys.exit(wrong)
