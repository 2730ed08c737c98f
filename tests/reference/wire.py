"""A payload's text, read with its spelling: what each value is, and which values are malformed (docs/protocol.md).

Every reader returns the value or BAD. An absent or null field that may be absent is ABSENT.
"""
import json
import re
import uuid


class Unreadable(Exception):
    """Bytes that are not a payload."""


class Mark:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


BAD, ABSENT = Mark("BAD"), Mark("ABSENT")
MOST_LEVELS = 128
U32, U64 = 2**32 - 1, 2**64 - 1


class Number:
    """A number by its text."""

    def __init__(self, spelling):
        self.spelling = spelling

    @property
    def integer(self):
        if not re.fullmatch(r"-?[0-9]+", self.spelling):
            return BAD
        return "0" if self.spelling == "-0" else self.spelling


class Members:
    """An object by its members, repeated ones too."""

    def __init__(self, pairs):
        self.pairs = pairs

    def all(self, name):
        return [value for key, value in self.pairs if key == name]

    def has(self, name):
        return bool(self.all(name))

    @property
    def repeats(self):
        return len({key for key, _ in self.pairs}) < len(self.pairs)


def refuse(constant):
    raise ValueError(constant)


DECODER = json.JSONDecoder(
    object_pairs_hook=Members, parse_int=Number, parse_float=Number, parse_constant=refuse
)


def read(text):
    """The object of a payload's text."""
    text = text.removeprefix("\ufeff")
    try:
        value = DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(error)
    if not isinstance(value, Members) or levels(value) > MOST_LEVELS:
        raise Unreadable("not an object, or nested too deeply")
    return value


def inside(value):
    if isinstance(value, Members):
        return [each for _, each in value.pairs]
    return value if isinstance(value, list) else []


def levels(value):
    deep, level = 0, [value]
    while level:
        level = [each for one in level for each in inside(one)]
        deep += 1
    return deep


def repeats(value):
    """Whether an object repeats a key, at any depth."""
    level = [value]
    while level:
        if any(isinstance(one, Members) and one.repeats for one in level):
            return True
        level = [each for one in level for each in inside(one)]
    return False


def required(members, name, form):
    found = members.all(name)
    return form(found[0]) if len(found) == 1 else BAD


def optional(members, name, form):
    found = members.all(name)
    if len(found) > 1:
        return BAD
    return ABSENT if not found or found[0] is None else form(found[0])


# Forms.


def anything(value):
    return value


def members(value):
    return value if isinstance(value, Members) else BAD


def boolean(value):
    return value if isinstance(value, bool) else BAD


def text(value):
    """A lone half of a surrogate pair is no text."""
    if not isinstance(value, str) or any("\ud800" <= char <= "\udfff" for char in value):
        return BAD
    return value


def listed(form):
    def read_list(value):
        if not isinstance(value, list):
            return BAD
        items = [form(item) for item in value]
        return BAD if BAD in items else items

    return read_list


def integer(most):
    def read_integer(value):
        digits = value.integer if isinstance(value, Number) else BAD
        if digits is BAD or digits.startswith("-") or len(digits) > 20 or int(digits) > most:
            return BAD
        return int(digits)

    return read_integer


def unprefixed(value):
    return value[2:] if value[:2] in ("0x", "0X") else value


def is_hex(value):
    return re.fullmatch(r"[0-9a-fA-F]*", value) is not None


def bare_hash(value):
    if text(value) is BAD or len(value) != 64 or not is_hex(value):
        return BAD
    return bytes.fromhex(value)


def hash32(value):
    return BAD if text(value) is BAD else bare_hash(unprefixed(value))


def word(value):
    if text(value) is BAD:
        return BAD
    digits = unprefixed(value)
    return bare_hash(digits.zfill(64)) if digits and is_hex(digits) else BAD


def hyphenated(value):
    eights = "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"
    if text(value) is BAD or not re.fullmatch(eights, value):
        return BAD
    return str(uuid.UUID(value))


def any_uuid(value):
    """An id of a Pack, in its one spelling."""
    if text(value) is not BAD and len(value) == 32 and is_hex(value):
        return str(uuid.UUID(value))
    return hyphenated(value)


def uuid_or_null(value):
    return None if value is None else any_uuid(value)


def user_id(value):
    return value.integer if isinstance(value, Number) else text(value)


def or_empty(form):
    def read_or_empty(value):
        return ABSENT if value == "" else form(value)

    return read_or_empty


def position_number(most):
    def read_number(value):
        if not isinstance(value, str):
            return integer(most)(value)
        digits = unprefixed(value)
        if not digits or not is_hex(digits) or int(digits, 16) > most:
            return BAD
        return int(digits, 16)

    return read_number


def place(most_index):
    def read_place(value):
        if members(value) is BAD:
            return BAD
        block = required(value, "block", position_number(U64))
        index = required(value, "log_index", position_number(most_index))
        return BAD if BAD in (block, index) else (block, index)

    return read_place


position, bound = place(U32), place(U64)
