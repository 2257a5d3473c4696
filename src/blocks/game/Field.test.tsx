import { expect, test } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { CurrentField, FieldEnds } from './Field.tsx'

test('names the ends of the field by the team that defends each, ours at the left', () => {
  const { homeTeam, visitingTeam } = parseStatFile(statFixture('football-final.xml'))
  const ends = (thisTeamIsHomeTeam: boolean) => ({ homeTeam, visitingTeam, thisTeamIsHomeTeam })
  const [home, visitor] = [homeTeam.id, visitingTeam.id]
  const draw = (isHome: boolean) => wordsOf(renderScreen(<FieldEnds box={ends(isHome)} />)).trim()
  expect(draw(true)).toBe(`${home} 50 ${visitor}`)
  expect(draw(false)).toBe(`${visitor} 50 ${home}`)
  const current = renderScreen(<CurrentField spot={null} ours box={ends(true)} />)
  expect(wordsOf(current).trim()).toBe(draw(true))
})
