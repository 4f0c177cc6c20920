import fc from 'fast-check';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Texts that mean something to a parser, a database or a page, and half of a character. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    'a\0b',
    'a\ud800b',
    '\udc00',
    '\u202egnp.exe',
    "' or 1=1 --",
    '%_\\',
    '${7*7}{{7*7}}',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    'constructor',
    '__proto__ desc',
    'name desc; drop table app.subjects',
    'true',
    'null',
    'NaN',
    '-1',
    '1e999',
    '0x10',
    '99999999999999999999',
    'infinity',
    'now',
    '0000-00-00',
    '2024-02-30',
    '-000001-01-01T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '2024-01-01T24:00:60+99:99',
    '294277-01-01',
    'x'.repeat(5000),
    '🧸'.repeat(300),
    nested(60),
  ),
);

/** What JSON can carry and no place takes, or takes and should not mind. */
export const junkValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: texts },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -0, -1, 0.1, 21, 1001, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      [],
      {},
      [[]],
      [null],
      { '': '' },
      { $gt: '' },
      { toString: 1 },
      JSON.parse('{"__proto__": {"a": 1}}'),
      JSON.parse(nested(45)),
      Array.from({ length: 2000 }, (_, index) => index),
    ),
  },
);

/** What stands in an address: as it may come over a line, that is in one-byte characters. */
export const junkAddress = fc.oneof(
  texts.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 400)),
  fc.string({ unit: fc.constantFrom(...'abc/.;%?&=[]#+:@~-_ 0189'.split('')), maxLength: 30 }),
  fc.constantFrom('%', '%00', '%2e%2e%2f', '%E0%A4%A', '..', '.', '//', ';a=b', '%C0%AE', '*', 'null', 'undefined', '[object Object]'),
);

// what a header may hold at all: whatever else comes over a line is not read as one
const headerCharacter = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }));

/** What stands in a header. */
export const junkHeader = fc.oneof(
  fc.string({ unit: headerCharacter.map((code) => String.fromCharCode(code)), maxLength: 60 }),
  fc.constantFrom('', ' ', ',', ';', '*', 'null', '"', '=', '{}', 'x'.repeat(4000), 'é', ';q=9', 'a=b; c="'),
);
