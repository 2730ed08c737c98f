"""A reproducible source of values: SHA-256 of a name and a counter."""
import hashlib
import uuid


class Stream:
    """The same name gives the same values, on every machine and Python."""

    def __init__(self, name):
        self.name = name.encode("utf-8")
        self.count = 0

    def bytes32(self):
        self.count += 1
        return hashlib.sha256(self.name + b"/%d" % self.count).digest()

    def hex32(self):
        return self.bytes32().hex()

    def address(self):
        return "0x" + self.bytes32()[:20].hex()

    def uuid(self):
        return str(uuid.UUID(bytes=self.bytes32()[:16], version=4))

    def below(self, limit):
        return int.from_bytes(self.bytes32(), "big") % limit

    def between(self, low, high):
        """low <= value < high"""
        return low + self.below(high - low)

    def pick(self, items):
        return items[self.below(len(items))]

    def shuffled(self, items):
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items
