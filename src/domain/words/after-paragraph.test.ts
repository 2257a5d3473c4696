import { expect, test } from 'vitest'
import { afterParagraph } from './after-paragraph.ts'

test('divides a text after its second paragraph [RT-08]', () =>
  expect(afterParagraph('<p>One<br>1</p>\n<h2>A</h2><p>Two</p>\n<p>Three</p>', 2)).toEqual([
    '<p>One<br>1</p>\n<h2>A</h2><p>Two</p>',
    '\n<p>Three</p>',
  ]))

test('counts no paragraph inside a quote or a list [RT-08]', () => {
  const quote = '<blockquote><p>A</p><p>B</p></blockquote><ul><li><p>C</p></li></ul>'
  expect(afterParagraph(`<p>One</p>${quote}<p>Two</p><hr><p>Three</p>`, 2)).toEqual([
    `<p>One</p>${quote}<p>Two</p>`,
    '<hr><p>Three</p>',
  ])
})

test('is not misled by the text of an attribute [RT-08]', () => {
  const picture = '<p><img alt="a > b </p><p>" src="/x"></p>'
  expect(afterParagraph(`${picture}<p>Two</p><p>Three</p>`, 2)).toEqual([
    `${picture}<p>Two</p>`,
    '<p>Three</p>',
  ])
})

test.each(['', 'Words alone', '<p>One</p><ul><li>A</li></ul>', '<p>One</p><p>Two</p>\n'])(
  'does not divide a shorter text (%#) [RT-08]',
  (html) => expect(afterParagraph(html, 2)).toEqual([html, '']),
)
