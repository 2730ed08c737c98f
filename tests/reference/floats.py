"""JSON numbers with a fraction or an exponent, each beside the text that Python writes for it.

    python3 tests/reference/floats.py COUNT

Each line is a number, a tab, and what `json.dumps(json.loads(number))` gives. The numbers are the same on every run.
"""
import json
import random
import struct
import sys


def main():
    count = int(sys.argv[1])
    write = sys.stdout.write
    for number in numbers(count):
        write(f"{number}\t{json.dumps(json.loads(number))}\n")


def numbers(count):
    yield from EDGES
    for power in range(-1080, 1030):
        yield from around(*decimal(1, power))
    for power in range(-330, 312):
        yield from around(1, power)
        yield f"1.{'0' * 30}1E{power:+}"
        yield f"0.{'9' * 17}e{power}"
    kinds = [any_double, any_double, any_decimal, any_decimal, plain, half_way, half_way, small]
    source = random.Random("floats")
    for at in range(count):
        sign = source.choice(["", "-"])
        yield sign + kinds[at % len(kinds)](source)


EDGES = [
    "0.0", "-0.0", "0e0", "-0E-0", "0.000e999999999999999999999", "-0e-999999999999999999999",
    "1e999999999999999999999", "-1e999999999999999999999", "1e-999999999999999999999", "-1e-9223372036854775809",
    "1e9223372036854775807", "1e-9223372036854775808", "1e0000000000000000000000000000000001",
    # The exponent alone is beyond every double, and the number is not.
    f"0.{'0' * 400}1e401", f"1{'0' * 400}.0e-400", f"1{'0' * 70000}.5e-70000", f"0.{'0' * 70000}1e70001",
    f"{'9' * 5000}.{'9' * 5000}e-5000", f"0.{'0' * 320}{'1' * 3000}",
]


def as_double(bits):
    return struct.unpack("<d", struct.pack("<Q", bits))[0]


def finite(source):
    """A double above zero, any exponent as likely as another."""
    return as_double(source.randrange(1, 0x7FF0_0000_0000_0000))


def any_double(source):
    return form(source, f"{finite(source):.{source.choice([16, 16, 17, 20, 40])}e}")


def any_decimal(source):
    digits = str(source.randrange(10 ** source.randrange(1, 40)))
    return form(source, f"{digits}e{source.randrange(-345 - len(digits), 312)}")


def plain(source):
    """As prices and odds are written."""
    return f"{source.randrange(10 ** source.randrange(1, 9))}.{source.randrange(10 ** 6)}"


def small(source):
    """Near the smallest doubles, and where their mantissas grow to full length."""
    return form(source, f"{as_double(source.randrange(1, 1 << source.randrange(1, 55))):.{source.randrange(0, 25)}e}")


def half_way(source):
    """Half-way between two doubles exactly, or off by one in some digit from the last on."""
    bits = source.randrange(1, 0x7FEF_FFFF_FFFF_FFFF)
    normal = bits >> 52 > 0
    twice = 2 * (bits % (1 << 52) + (normal << 52)) + 1
    digits, exponent = decimal(twice, max(bits >> 52, 1) - 1076)
    zeros = source.choice([0, 0, 0, 1, 20, 800])
    return f"{digits * 10**zeros + source.choice([-1, 0, 1])}e{exponent - zeros}"


def around(digits, exponent):
    """The number, and the decimals next to it of some lengths."""
    yield f"{digits}e{exponent}"
    digits = str(digits)
    for length in [1, 2, 15, 16, 17, 18, 25]:
        kept, left = int(digits[:length]), max(0, len(digits) - length)
        for near in [kept - 1, kept, kept + 1]:
            yield f"{near}e{exponent + left}"


def decimal(number, twos):
    """number * 2**twos as an integer and a power of ten."""
    return (number << twos, 0) if twos >= 0 else (number * 5**-twos, twos)


def form(source, number):
    """The same number with its point and exponent elsewhere."""
    mantissa, exponent = number.split("e")
    whole, _, part = mantissa.partition(".")
    digits, exponent = whole + part, int(exponent) - len(part)
    point = source.randrange(1, len(digits) + 1)
    left, right = digits[:point].lstrip("0") or "0", digits[point:]
    sign = source.choice(["e", "E", "e+" if exponent + len(right) >= 0 else "e"])
    return f"{left}{'.' if right else ''}{right}{sign}{exponent + len(right)}"


if __name__ == "__main__":
    main()
