"""Writes a generator's files, or with --check compares them with the committed ones."""
import sys


def settle(files):
    """files: the text of each path."""
    checking = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not checking:
        sys.exit(f"usage: {sys.argv[0]} [--check]")
    differing = [path for path, text in files.items() if not holds(path, text)]
    for path in differing:
        if checking:
            print(f"{path} is not what {sys.argv[0]} generates", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode("utf-8"))
    sys.exit(1 if checking and differing else 0)


def holds(path, text):
    return path.is_file() and path.read_bytes() == text.encode("utf-8")
