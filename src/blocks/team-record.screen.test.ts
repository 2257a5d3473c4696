import { expect, test } from 'vitest'
import { openScreen } from '../../tests/support/screen.ts'

const record = /\d–\d/

/** Text that is not in a table, whose cells never wrap. */
const recordsOf = (document: Document): Element[] =>
  [...document.querySelectorAll('main [data-spoils=record], main header [data-side] p')].flatMap(
    (part) =>
      [part, ...part.querySelectorAll('*')].filter(
        (element) =>
          !element.closest('table, figure') &&
          [...element.childNodes].some(
            (node) => node.nodeType === 3 && record.test(node.textContent ?? ''),
          ),
      ),
  )

test.each([
  ['/sports/football/schedule', '2–1 (1–1)'],
  ['/sports/football/schedule/text', '1–1'],
  ['/sports/football/schedule/print/2026', '1–1'],
  ['/sports/football/results', '1–1'],
  ['/sports/football', '1–1'],
  ['/board', '2–1 (1–1)'],
  ['/game-center/4', '2–1 (1–1)'],
])('breaks no line inside a record on %s', async (path, example) => {
  const { document } = await openScreen(path)
  const records = recordsOf(document)
  const texts = records.map((element) => element.textContent)
  expect(texts).toContain(example)
  const wrapping = records.filter((element) => !element.closest('.nowrap'))
  expect(wrapping.map((element) => element.outerHTML)).toEqual([])
})
