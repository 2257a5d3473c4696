import { expect, test } from 'vitest'
import { spoilerFiles, pagesWithGames, scorePattern } from '../../../tests/support/spoiler-site.ts'
import { screensOf } from '../../../tests/support/screen.ts'

const site = screensOf(spoilerFiles)
const open = (path: string) => site(path, { headers: { host: 'own.localhost' } })

/** Text of the page without JavaScript, and its accessible names. */
function wordsIn(document: Document): string {
  for (const one of document.body.querySelectorAll('script, style, template')) one.remove()
  const names = [...document.body.querySelectorAll('[aria-label], [alt], [title]')].flatMap((one) =>
    ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name) ?? ''),
  )
  const text = [...document.body.querySelectorAll('*')]
    .flatMap((one) => [...one.childNodes])
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent)
  return [...text, ...names].join(' ')
}

const spoilers = '[data-spoils], [data-spoils-part]'

test.each(pagesWithGames)('marks each score on %s as a spoiler [OF-02]', async (path) => {
  const { status, title, document } = await open(path)
  expect(status).toBe(200)
  // The style hides these elements before the first paint when scores are covered. The heads of
  // tables name figures, such as yards lost.
  for (const one of document.body.querySelectorAll(`${spoilers}, thead`)) one.remove()
  expect([title.match(scorePattern), wordsIn(document).match(scorePattern)]).toEqual([null, null])
})

test.each([
  '/',
  '/sports/football/schedule',
  '/sports/football/results',
  '/game-center/2',
  '/game-center/3',
  '/sports/football/stats/2026/ashford/boxscore/2',
  '/tags/season-opener',
  '/clippings',
  '/moments',
])('reads each score on %s aloud unless it is covered [OF-02]', async (path) => {
  const { document } = await open(path)
  expect(wordsIn(document)).toMatch(scorePattern)
})
