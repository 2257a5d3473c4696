import { expect, test } from 'vitest'
import { drawStaticBy, staticHtml } from './static-html.ts'

test('draws a part once for the same values, and anew when one of them changed [SH-02]', () => {
  const menu = { title: 'Fans' }
  expect(staticHtml('in a browser', [menu])).toBeNull()
  drawStaticBy((element) => `<b>${element as string}</b>`)
  expect(staticHtml('first', [menu, 'wide'])).toBe('<b>first</b>')
  expect(staticHtml('second', [menu, 'wide'])).toBe('<b>first</b>')
  expect(staticHtml('third', [menu, 'narrow'])).toBe('<b>third</b>')
  expect(staticHtml('fourth', [{ title: 'Fans' }, 'narrow'])).toBe('<b>fourth</b>')
})
