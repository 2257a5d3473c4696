import { expect, test } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import { inventedBox } from '../../../tests/support/invented-box.ts'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { FlowStrip } from './FlowStrip.tsx'

test.each([
  ['football-final', /^Lead so far\. Largest leads?: Herons \d/],
  // One goal in an hour has no trend.
  ['soccer-overtime', undefined],
])('%s: has the lead so far where it changes by much [GM-03]', (name, words) => {
  const { warnings: _, ...file } = parseStatFile(statFixture(`${name}.xml`))
  const box = { ...inventedBox('soccer'), ...file, thisTeamIsHomeTeam: true }
  const html = renderScreen(<FlowStrip box={box} game={sampleGame()} us="Herons" />)
  const label = /aria-label="([^"]*)"/.exec(html)?.[1]
  if (words) expect(wordsOf(html)).toMatch(/^Score margin · Largest leads?: [A-Z]+ \d/)
  if (words) expect(label).toMatch(words)
  else expect(label).toBeUndefined()
})
