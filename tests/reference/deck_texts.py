"""Deck snapshots as raw JSON text, for D1: what they spell matters, not only what they mean."""


def texts():
    """(what it shows, the text) of each."""
    yield "no entries", "[]"
    yield "as published", (
        '[{"pack_card_id":"c-2","card_inventory_id":"i-2","initial_price":"12.50"},'
        '{"pack_card_id":"c-1","card_inventory_id":"i-1","initial_price":"480.00"}]'
    )
    yield "entries in another order", (
        '[{"pack_card_id":"c-1","card_inventory_id":"i-1","initial_price":"480.00"},'
        '{"pack_card_id":"c-2","card_inventory_id":"i-2","initial_price":"12.50"}]'
    )
    yield "keys in another order, spaced", (
        '\n[ {"initial_price" : "12.50",\t"pack_card_id": "c-2", "card_inventory_id":"i-2"},\r\n'
        '  {"card_inventory_id":"i-1","initial_price":"480.00" , "pack_card_id":"c-1"} ]\n'
    )
    for name, value in TEXT_VALUES:
        yield name, '[{"pack_card_id":"c-1","note":"%s"}]' % value
    for name, members in OBJECTS:
        yield name, '[{"pack_card_id":"c-1","extra":{%s}}]' % members
    for number in NUMBERS:
        yield f"the number {number}", '[{"pack_card_id":"c-1","tier":%s}]' % number
    yield "true, false and null", '[{"c":null,"a":true,"b":[false,null,true]}]'
    yield "arrays keep their order", '[{"list":[3,1,2,[],[[2],[1]],{"z":1,"a":[{}]}]}]'
    yield "deep nesting", '[{"deep":%s}]' % ('{"b":0,"a":[' * 40 + "7" + "]}" * 40)


TEXT_VALUES = [
    ("empty text", ""),
    ("accents and kanji", "Pokal für Élodie, 東京"),
    ("emoji, raw", "fox 🦊 and 🃏"),
    ("emoji, as surrogate pairs", r"fox \ud83e\udd8a and \uD83C\uDCCF"),
    ("the first and last astral characters", r"\ud800\udc00 \udbff\udfff"),
    ("quote, backslash and slash", r"say \"hi\" C:\\cards a/b c\/d"),
    ("short escapes", r"\b\f\n\r\t"),
    ("every control character, escaped", "".join(r"\u%04x" % n for n in range(0x20))),
    ("delete, raw", "a\x7fb"),
    ("delete, escaped", r"a\u007fb"),
    ("C1 controls and no-break space", "\x80\x85\x9f\xa0"),
    ("line and paragraph separators", "a\u2028b\u2029c"),
    ("byte order mark and noncharacters", "\ufeff \ufffe \uffff"),
    ("the printable ASCII", "".join(c for c in map(chr, range(0x20, 0x7F)) if c not in '"\\')),
    ("letters spelt as escapes", r"\u0043\u0061\u0072\u0064 \u00E9 \u6771"),
    ("composed and combining", "é e\u0301"),
    ("markup", "<b>&amp;</b>"),
    ("a lone high surrogate", r"x\ud83dy"),
    ("a lone low surrogate", r"x\ude00y"),
    ("surrogates the wrong way round", r"\ude00\ud83d"),
    ("a lone high surrogate, then a pair", r"\ud83d\ud83d\ude00"),
    ("a lone high surrogate, then a letter escape", r"\ud83d\u0041"),
]

OBJECTS = [
    ("no members", ""),
    ("nested objects", '"b":{"d":1,"c":{"f":[],"e":{}}},"a":"x"'),
    ("an empty key", '"a":1,"":2'),
    ("a prefix sorts first", r'"ab":1,"a":2,"a\u0000":3,"aa":4'),
    ("digits sort as text", '"9":1,"10":2,"1":3'),
    ("upper before lower", '"b":1,"B":2,"_":3,"a":4,"A":5,"~":6," ":7'),
    ("code points, not UTF-16 units", '"😀":1,"\ue000":2,"\uffff":3,"\ud7ff":4,"z":5,"é":6'),
    ("the same by escapes", r'"\ud83d\ude00":1,"\ue000":2,"\uffff":3,"\ud7ff":4,"z":5,"\u00e9":6'),
    ("an escaped key sorts by what it means", r'"\u0062":1,"a":2,"\u0061\u0061":3'),
    ("a quote and a backslash in keys", r'"\\":1,"\"":2,"!":3'),
    ("a lone surrogate in a key", r'"\ue000":1,"\udc00":2,"\ud83d\ude00":3,"a":4'),
]

NUMBERS = [
    "0",
    "-0",
    "-1",
    "7",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775809",
    "123456789012345678901234567890",
    "-123456789012345678901234567890",
    "0.0",
    "-0.0",
    "-0E-3",
    "1.0",
    "1.10",
    "-2.50",
    "0.1e1",
    "1e3",
    "1E3",
    "1E+3",
    "1e03",
    "1E-7",
    "2.4e-324",
    "1E400",
    "-1e-400",
    "123456789012345678901234567890.50",
]
