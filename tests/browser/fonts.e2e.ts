import { expect } from '@playwright/test'
import { test } from '../support/browser.ts'

/** Of Vietnamese, European, Yoruba and romanized names. */
const lowercase =
  'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹơưĩũăđâêô' +
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāąćĉċčďēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžșț' +
  'ṣḥḍṭẓǎǐǒǔ'

const fonts = [
  { family: 'display', weight: 800 },
  { family: 'text', weight: 400 },
  { family: 'text', weight: 600 },
  { family: 'text', weight: 700 },
]
for (const { family, weight } of fonts) {
  test(`has the letters of names in the ${family} font of weight ${weight} [RT-04]`, async ({
    server,
    page,
  }) => {
    await page.goto(server.url)
    const others = await page.evaluate(
      async ([name, weight, letters]) => {
        // The same fonts without `optional`, so that they are used when they are loaded.
        const sheets = [...document.styleSheets].filter(({ href }) => href !== null)
        for (const sheet of sheets)
          for (const rule of sheet.cssRules) {
            if (!(rule instanceof CSSFontFaceRule)) continue
            const of = (property: string) => rule.style.getPropertyValue(property)
            if (of('font-family').replaceAll('"', '') !== name) continue
            const source = of('src').replace(
              /url\("([^"]+)"\)/,
              (_, url: string) => `url("${new URL(url, sheet.href!).href}")`,
            )
            const descriptors = { weight: of('font-weight'), unicodeRange: of('unicode-range') }
            document.fonts.add(new FontFace('tested', source, descriptors))
          }
        const font = `${weight} 100px tested`
        await document.fonts.load(font, letters)
        const context = document.createElement('canvas').getContext('2d')!
        const widthOf = (letter: string, fallback: string) => {
          context.font = `${font}, ${fallback}`
          return context.measureText(letter).width
        }
        // A letter of another font is as wide as the fallback makes it.
        return [...letters].filter(
          (letter) => widthOf(letter, 'monospace') !== widthOf(letter, 'serif'),
        )
      },
      [family, weight, lowercase + lowercase.toUpperCase()] as const,
    )
    expect(others).toEqual([])
  })
}
