/** Beside those of XML, what editors type into a name and what Bitrix escapes there. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    shy: '\u00ad',
    laquo: '«',
    raquo: '»',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ndash: '–',
    mdash: '—',
    minus: '−',
    hellip: '…',
    bull: '•',
    middot: '·',
    sect: '§',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    plusmn: '±',
    times: '×',
    frac12: '½',
    sup2: '²',
    sup3: '³',
    euro: '€',
    numero: '№',
  }),
)

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi

/** A text without HTML character references: `&laquo;Зерновед&raquo;` → `«Зерновед»`. Unknown ones stay as they are. */
export const withoutReferences = (text: string): string =>
  text.replace(REFERENCE, (reference, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? reference
    const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
    return isPrintable(point) ? String.fromCodePoint(point) : reference
  })

/** Neither a control character nor half of a pair. */
const isPrintable = (point: number) =>
  point >= 0x20 && point <= 0x10ffff && !(point >= 0x7f && point < 0xa0) && !(point >= 0xd800 && point <= 0xdfff)
