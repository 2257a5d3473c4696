import { expect, test } from 'vitest'
import { tidyPlayText } from './play-text.ts'

test.each([
  ['at the end', 'Pass incomplete to Vane,Rufus.', 'Pass incomplete to Rufus Vane.'],
  ['before a comma', 'Pass to Vane,Rufus, broken up', 'Pass to Rufus Vane, broken up'],
  ['in brackets', 'Run (Vane,Rufus;Quill,Ada)', 'Run (Rufus Vane;Ada Quill)'],
  ['with an apostrophe', "Shot by O'Dowd,D'Marcus wide", "Shot by D'Marcus O'Dowd wide"],
  ['after a word in capitals', 'Kickoff to the ALD Vane,Rufus', 'Kickoff to the ALD Rufus Vane'],
  ['short: as written', 'Layup by VANE,R', 'Layup by VANE,R'],
  ['perhaps of two words: as written', 'To Mac Giolla,Cillian', 'To Mac Giolla,Cillian'],
  ['with a small first word: as written', 'To de la Cruz,Juan', 'To de la Cruz,Juan'],
  ['a suffix: as written', 'Run by Vane,Jr', 'Run by Vane,Jr'],
  ['a sentence', 'Good, First down. 1,000 yards', 'Good, First down. 1,000 yards'],
  ['a period after Jr.', 'Pass to Rufus Vane Jr..', 'Pass to Rufus Vane Jr.'],
])('writes the name of a player who is not listed: %s [GM-01]', (_, text, shown) =>
  expect(tidyPlayText(text)).toBe(shown),
)

test('takes linear time for a text of any length [GM-01]', () => {
  const text = 'Vane,Rufus; '.repeat(20_000)
  const began = process.cpuUsage()
  expect(tidyPlayText(text)).toBe('Rufus Vane; '.repeat(20_000))
  // A second at most; a quadratic search takes half a minute.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000)
})
