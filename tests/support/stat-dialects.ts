const utf8 = (text: string) => new TextEncoder().encode(text)
const within = (text: string, element: string, change: (tag: string) => string) =>
  text.replaceAll(new RegExp(`<${element}\\b[^>]*>`, 'g'), change)

/**
 * The same game as written by another producer's program. The reader must derive what a dialect
 * leaves out.
 */
export const statDialects: readonly (readonly [
  name: string,
  write: (xml: string) => Uint8Array,
])[] = [
  ['as it is', utf8],
  [
    'TAS: ids with trailing blanks, short dates, no mark of the end, CRLF',
    (xml) =>
      utf8(
        within(
          within(
            within(xml, 'status', (tag) => tag.replace(/ complete="[YN]"/, '')),
            'venue',
            (tag) =>
              tag
                .replace(/ (homeid|visid)="([^"]*)"/g, ' $1="$2 "')
                .replace('date="09/05/2026"', 'date="9/5/26"'),
          ),
          'team',
          (tag) => tag.replace(/ id="([^"]*)"/, ' id="$1 "'),
        ).replaceAll('\n', '\r\n'),
      ),
  ],
  [
    'LiveStats: closing tags written out, the date in words, an arena, "Last, First"',
    (xml) =>
      utf8(
        within(xml, 'venue', (tag) =>
          tag.replace('date="09/05/2026"', 'date="Sep 5, 2026"').replace(' stadium=', ' arena='),
        )
          .replaceAll(/<(\w+)([^<>]*?) ?\/>/g, '<$1$2>\n</$1>')
          .replaceAll(/ name="([^",]+),\s*([^"]+)"/g, ' name="$1, $2"'),
      ),
  ],
  [
    'PrestoSports: a declaration, blanks around everything, league records in one',
    (xml) =>
      utf8(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '',
          `${xml.replaceAll('="', '=" ').replaceAll('>\n', '> \n')}`,
        ].join('\n'),
      ),
  ],
  [
    'StatInput: the moment of writing, the end in words, classes in words',
    (xml) =>
      utf8(
        xml
          .replace(/^<(\w+)/, '<$1 lastmodified="1788655200"')
          .replace(/<status[^>]* complete="Y"[^>]*>/, (tag) =>
            tag.replace(/ gamestatus="[^"]*"/, '').replace(' complete="Y"', ' gamestatus="final"'),
          )
          .replaceAll('class="FR"', 'class="Freshman"'),
      ),
  ],
  [
    'names of elements and attributes in capitals',
    (xml) =>
      utf8(
        xml
          .replaceAll(
            /<(\/?)(\w+)/g,
            (_, slash: string, name: string) => `<${slash}${name.toUpperCase()}`,
          )
          .replaceAll(/ (\w+)="/g, (_, name: string) => ` ${name.toUpperCase()}="`),
      ),
  ],
  [
    'UTF-16',
    (xml) =>
      new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')])),
  ],
  [
    'Windows-1252, and an ampersand that nobody escaped',
    (xml) => {
      const written = xml
        .replace('<venue ', '<venue schednote="Senior Day – Café A&M" ')
        .replace('–', '\u0096')
        .replaceAll(/[\u0100-\u{10ffff}]/gu, (letter) => `&#${letter.codePointAt(0)};`)
      return Uint8Array.from(Buffer.from(written, 'latin1'))
    },
  ],
]
