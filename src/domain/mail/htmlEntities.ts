/** The named character references that are decoded; others are left as they are. */
const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    shy: '',
    zwnj: '\u200C',
    zwj: '\u200D',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    deg: '°',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
    sect: '§',
    times: '×',
    rarr: '→',
    larr: '←',
    iexcl: '¡',
    iquest: '¿',
    szlig: 'ß',
  }),
);

/** References to letters with an accent: `&eacute;` is e with the accent of `acute`. */
const marks = new Map(
  Object.entries({
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030A',
    cedil: '\u0327',
    caron: '\u030C',
  }),
);

function ofNumber(code: number): string {
  const isCharacter = code > 0x1f && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  if (isCharacter && code !== 0x7f) return code === 0xa0 ? ' ' : String.fromCodePoint(code);
  return code === 10 || code === 13 ? '\n' : '';
}

/** Decodes the character references of a text once: `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return ofNumber(Number.parseInt(hex, 16));
      if (decimal !== undefined) return ofNumber(Number.parseInt(decimal, 10));
      const known = named.get(name ?? '');
      if (known !== undefined) return known;
      const [, letter = '', mark = ''] = /^([a-z])([a-z]+)$/i.exec(name ?? '') ?? [];
      const combining = marks.get(mark);
      return combining === undefined ? whole : (letter + combining).normalize('NFC');
    },
  );
}
