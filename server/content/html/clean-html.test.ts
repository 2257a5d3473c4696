import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToBlockText, sanitizeHtml, inPieces, htmlToText } from './clean-html.ts'

const own = '/images/0123456789abcdef/640.webp'

describe('the text of a search result [RT-14]', () => {
  it('keeps headings, lines and parts apart', () => {
    expect(
      htmlToBlockText(
        '<h3>Game day</h3><p>Lots open early.</p><ul><li>A</li><li>B &amp; C</li></ul>',
      ),
    ).toBe('Game day · Lots open early. A · B & C')
    expect(htmlToBlockText('<p>One<br>two</p>')).toBe('One · two')
    expect(inPieces('2027', null, 'Guide', '', 'Ends.', 'Next')).toBe('2027 · Guide · Ends. Next')
  })
})

describe('HTML of content [CA-02]', () => {
  it('keeps the elements of a story', () => {
    const html =
      '<h2 id="user-content-top">One</h2><p>Text <strong>bold</strong> <em>soft</em><br /><a href="/sports/football">in</a></p><ul><li>a</li></ul><blockquote><p>q</p></blockquote><hr /><table><thead><tr><th scope="col">n</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    expect(sanitizeHtml(html)).toBe(html)
    expect(sanitizeHtml('<p>a<span><p>b')).toBe('<p>a</p><p>b</p><p></p>')
    expect(sanitizeHtml('<h1>One</h1><b>b</b><i>i</i><h5>five</h5>')).toBe(
      '<h2>One</h2><strong>b</strong><em>i</em><h4>five</h4>',
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    `<img src="${own}" onload=alert(1)>`,
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<template><img src=x onerror=alert(1)></template>',
    '<style><img src=x onerror=alert(1)></style>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<title><img src=x onerror=alert(1)></title>',
    '<form action=javascript:alert(1)><button>x</button></form>',
    '<form id=x><input name=action></form>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<p id="getElementById" name="body">x</p>',
    '<div style="background:url(javascript:alert(1))">x</div>',
    '<base href="https://evil.example">',
    '<meta http-equiv=refresh content="0;url=javascript:x">',
    '<object data="x"></object>',
    '<embed src=x>',
    '<link rel=stylesheet href=x>',
    '<video><source onerror=alert(1)></video>',
    '<details ontoggle=alert(1) open>x</details>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<select><template><img src=x onerror=alert(1)></template></select>',
    '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
  ])('removes everything active from %s', (html) => {
    const cleaned = sanitizeHtml(html)
    expect(cleaned).not.toMatch(
      /<[^>]*\s(?:on\w+|style|name|srcdoc|action)\s*=|<(?:script|svg|math|iframe|style|noscript|xmp|template|plaintext|textarea|title|form|input|button|object|embed|base|meta|link|video|details|select)|<[^>]*(?:javascript|data):|evil\.example/i,
    )
    expect(sanitizeHtml(cleaned)).toBe(cleaned)
  })

  it('keeps only the department’s own pictures with alternative text', () => {
    expect(
      sanitizeHtml(
        `<figure><img src="${own}" alt="A catch" width="640" height="400"><figcaption>c</figcaption></figure>`,
      ),
    ).toBe(
      `<figure><img src="${own}" alt="A catch" width="640" height="400" loading="lazy" decoding="async" /><figcaption>c</figcaption></figure>`,
    )
    for (const src of [
      'https://x.example/a.png',
      '/images/../x',
      '/images/0123456789abcdef/9999.exe',
      `/x${own}`,
    ])
      expect(sanitizeHtml(`<img src="${src}" alt="x">`)).toBe('')
    expect(sanitizeHtml(`<img src="${own}" alt=" ">`)).toBe('')
  })

  it('prefixes heading ids and the links to them', () => {
    expect(sanitizeHtml('<h2 id="app">x</h2><a href="#app">y</a><p id="app">z</p>')).toBe(
      '<h2 id="user-content-app">x</h2><a href="#user-content-app">y</a><p>z</p>',
    )
  })

  it('marks external links', () => {
    expect(sanitizeHtml('<a href="https://x.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://x.example/" rel="noopener noreferrer">x</a>',
    )
    expect(
      sanitizeHtml(
        '<a href="mailto:a@b.example?bcc=all@c.example">x</a><a href="mailto:a@b.example">y</a>',
      ),
    ).toBe('<a>x</a><a href="mailto:a@b.example">y</a>')
  })

  it('does not change when it is cleaned again', () => {
    const bit = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<h1 id="a">',
      '</h1>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<svg>',
      '<style>',
      '</style>',
      '<table>',
      '<td colspan=2>',
      '<a href="https://x.example/?a=b&c">',
      '<a href="#x">',
      '</a>',
      '<li>',
      `<img src="${own}" alt="&lt;">`,
      '<br>',
      '&amp;',
      '&lt;',
      '&#60;',
      '"',
      "'",
      '<',
      '>',
      '&',
      'text',
      '\u0000',
      '\u2028',
      'é',
      '<math>',
      '<template>',
      '<select>',
      '<noscript>',
      '<ol start=3>',
      '<![CDATA[',
      ']]>',
      '<span>',
      '</span>',
      '<text',
    )
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 25 }), (bits) => {
        const once = sanitizeHtml(bits.join(''))
        return (
          sanitizeHtml(once) === once &&
          !/<(?:script|style|svg|math|template|noscript|select)|\son\w+=/i.test(once)
        )
      }),
      { numRuns: process.env['PROOF'] ? 100_000 : 3000 },
    )
  })

  it('can be reduced to its text', () =>
    expect(htmlToText('<p>Five &lt; six &amp; <em>seven</em></p>')).toBe('Five < six & seven'))
})
