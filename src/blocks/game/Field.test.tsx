import { expect, test } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import { inventedBox } from '../../../tests/support/invented-box.ts'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { CurrentField, FieldEnds } from './Field.tsx'
import { Situation } from './Situation.tsx'

test('names the ends of the field by the team that defends each, as the score does', () => {
  const { homeTeam, visitingTeam } = parseStatFile(statFixture('football-final.xml'))
  const ends = (thisTeamIsHomeTeam: boolean) => ({ homeTeam, visitingTeam, thisTeamIsHomeTeam })
  const [home, visitor] = [homeTeam.id, visitingTeam.id]
  const draw = (isHome: boolean) => wordsOf(renderScreen(<FieldEnds box={ends(isHome)} />)).trim()
  expect(draw(true)).toBe(`${visitor} 50 ${home}`)
  expect(draw(false)).toBe(`${visitor} 50 ${home}`)
})

test('numbers the yards of the current field from both goals, between the named end zones', () => {
  const { homeTeam, visitingTeam } = parseStatFile(statFixture('football-final.xml'))
  const wordsAt = (thisTeamIsHomeTeam: boolean) =>
    wordsOf(
      renderScreen(
        <CurrentField spot={null} ours box={{ homeTeam, visitingTeam, thisTeamIsHomeTeam }} />,
      ),
    ).trim()
  const yards = '10 20 30 40 50 40 30 20 10'
  expect(wordsAt(true)).toBe(`${visitingTeam.id} ${homeTeam.id} ${yards}`)
  expect(wordsAt(false)).toBe(`${visitingTeam.id} ${homeTeam.id} ${yards}`)
})

test('draws the current drive from its start to the ball, which points ahead [GM-03]', () => {
  const draw = (thisTeamIsHomeTeam: boolean, side: 'home' | 'visitor' = 'home') => {
    const situation = {
      side,
      words: '3rd & 7 at HSU 35',
      field: { from: 20, ball: 35, line: 42 },
    }
    return renderScreen(
      <Situation box={{ ...inventedBox('football'), situation, thisTeamIsHomeTeam }} />,
    )
  }
  // Of 120 yards, end zones included: from 90 to 75, and the line to gain at 68.
  for (const isHome of [true, false]) {
    expect(draw(isHome)).toMatch(/<rect[^>]*x="62.5%"[^>]*width="12.5%"/)
    expect(draw(isHome)).toContain('x1="56.67%"')
    expect(draw(isHome)).toMatch(/<svg x="62.5%"[^>]*><g transform="scale\(-1 1\)">/)
    expect(draw(isHome).includes('data-ours')).toBe(isHome)
  }
  expect(draw(true, 'visitor')).toMatch(/<rect[^>]*x="25%"[^>]*width="12.5%"/)
  expect(draw(true, 'visitor')).toMatch(/<svg x="37.5%"[^>]*><g>/)
})

test('draws the line to gain above the yard numbers, without an arrow that would touch it', () => {
  const { homeTeam, visitingTeam } = parseStatFile(statFixture('football-final.xml'))
  const draw = (line: number | null) =>
    renderScreen(
      <CurrentField
        spot={{ from: 20, ball: 35, line }}
        ours
        box={{ homeTeam, visitingTeam, thisTeamIsHomeTeam: true }}
      />,
    )
  expect(draw(42)).toMatch(/<line[^>]*x1="56.67%"[^>]*y2="56%"/)
  const arrow = 'd="M12-6l6 6-6 6"'
  expect([42, null].map((line) => draw(line).includes(arrow))).toEqual([true, true])
  expect(draw(41)).not.toContain(arrow)
})
