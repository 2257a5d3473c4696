import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStatFile } from '../../statcrew/parse.ts'
import { harlan } from '../departments/harlan.ts'
import type { Opponent } from '../words/opponents.ts'
import { simulateBaseball } from './baseball.ts'
import { baseballXml, inningRuns } from './baseball-xml.ts'
import { simulateBasketball } from './basketball.ts'
import { basketballXml, periodPoints } from './basketball-xml.ts'
import { fieldHockey, iceHockey, simulateField, soccer } from './field-game.ts'
import { fieldXml, goalsByPeriod } from './field-xml.ts'
import { simulateFootball } from './football.ts'
import { quarterPoints, scoreEntries } from './football-scores.ts'
import { footballXml } from './football-xml.ts'
import { simulateLacrosse } from './lacrosse.ts'
import { lacrosseXml, periodGoals } from './lacrosse-xml.ts'
import { opponentPlayers, type Side, type SimTeam, type SimVenue } from './team.ts'
import { simulateVolleyball } from './volleyball.ts'
import { volleyballXml } from './volleyball-xml.ts'

const venue: SimVenue = {
  gameId: 'g',
  date: '2026-11-14',
  location: 'Somewhere',
  stadium: 'A Field',
  start: '01:00 PM',
  end: '03:30 PM',
  duration: '2:30',
  attendance: 812,
  weather: 'Clear',
  temperature: 61,
  conference: true,
  neutral: false,
  postseason: false,
}

const team = (code: string, nth: number, edge: number): SimTeam => {
  const plan = harlan.sports.find((sport) => sport.code === code)
  const school = harlan.opponents[nth]
  if (plan === undefined || school === undefined) throw new Error(code)
  return {
    id: school.tag,
    name: school.title,
    record: '3-1, 1-0',
    rank: '',
    players: opponentPlayers(school satisfies Opponent, plan, harlan),
    edge,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const sides: readonly Side[] = ['H', 'V']

/**
 * Any game, cut after any play: the file parses, nothing in it fails to add up, and it is final at
 * the end alone.
 */
const holds = <G extends { plays: readonly unknown[]; score: Readonly<Record<Side, number>> }>(
  simulate: (seed: string, edge: number) => G,
  xml: (game: G, count: number) => string,
  check: (game: G) => void,
) =>
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seed, edge, share) => {
        const game = simulate(seed, edge)
        check(game)
        for (const count of [
          Math.max(1, Math.floor(share * game.plays.length)),
          game.plays.length,
        ]) {
          const file = parseStatFile(new TextEncoder().encode(xml(game, count)))
          expect(file.warnings).toEqual([])
          expect(file.status.complete).toBe(count === game.plays.length)
          if (file.status.complete)
            expect([file.homeTeam.score, file.visitingTeam.score]).toEqual([
              String(game.score.H),
              String(game.score.V),
            ])
        }
      },
    ),
    { numRuns: 40 },
  )

describe('simulators', { timeout: 30_000 }, () => {
  test('football', () => {
    const [home, visitor] = [team('football', 1, 0), team('football', 2, 0)]
    holds(
      (seed, edge) => simulateFootball(venue, { ...home, edge }, visitor, seed),
      footballXml,
      (game) => {
        for (const side of sides)
          expect(sum(quarterPoints(game.plays, side))).toBe(game.score[side])
        expect(scoreEntries(game.plays).at(-1)?.score ?? { H: 0, V: 0 }).toEqual(game.score)
        expect(
          game.plays.filter(
            (play) => play.spot < 0 || play.spot > 100 || play.down > 4 || play.after > play.before,
          ),
        ).toEqual([])
        expect(game.drives.filter((drive) => drive.seconds < 0)).toEqual([])
      },
    )
  })

  test('volleyball', () => {
    const [home, visitor] = [team('wvball', 1, 0), team('wvball', 2, 0)]
    holds(
      (seed, edge) => simulateVolleyball(venue, { ...home, edge }, visitor, seed),
      volleyballXml,
      (game) => {
        expect(Math.max(game.score.H, game.score.V)).toBe(3)
        expect(
          game.plays.filter((play) => play.point !== null && play.points[play.point] === 0),
        ).toEqual([])
      },
    )
  })

  test('baseball', () => {
    const [home, visitor] = [team('baseball', 1, 0), team('baseball', 2, 0)]
    holds(
      (seed, edge) => simulateBaseball(venue, { ...home, edge }, visitor, seed),
      baseballXml,
      (game) => {
        for (const side of sides) expect(sum(inningRuns(game.plays, side))).toBe(game.score[side])
        expect(game.score.H).not.toBe(game.score.V)
        expect(Math.max(...game.plays.map((play) => play.outs + play.outsMade))).toBe(3)
        expect(game.decisions.win).not.toBe(game.decisions.loss)
      },
    )
  })

  test('softball', () => {
    const [home, visitor] = [team('softball', 1, 0), team('softball', 2, 0)]
    holds(
      (seed, edge) => simulateBaseball(venue, { ...home, edge: edge * 4 }, visitor, seed, 7),
      baseballXml,
      (game) => {
        const last = game.plays.at(-1)!.inning
        const lead = Math.abs(game.score.H - game.score.V)
        expect(lead).toBeGreaterThan(0)
        // Short by mercy alone, and never longer than it must be.
        if (last < 7) expect([last >= 5, lead >= 8]).toEqual([true, true])
        if (last > 7)
          expect(
            inningRuns(game.plays, 'V')
              .slice(0, 7)
              .reduce((sum, n) => sum + n, 0),
          ).toBe(
            inningRuns(game.plays, 'H')
              .slice(0, 7)
              .reduce((sum, n) => sum + n, 0),
          )
        for (const side of sides)
          for (const name of game.lineups[side].bullpen) expect(name.position).toBe('P')
      },
    )
  })

  test('lacrosse', () => {
    const [home, visitor] = [team('wlax', 1, 0), team('wlax', 2, 0)]
    holds(
      (seed, edge) => simulateLacrosse(venue, { ...home, edge }, visitor, seed),
      lacrosseXml,
      (game) => {
        for (const side of sides) expect(sum(periodGoals(game.plays, side))).toBe(game.score[side])
        expect(game.score.H).not.toBe(game.score.V)
      },
    )
  })

  test.each([
    ['mbball', 2],
    ['wbball', 4],
  ] as const)('basketball: %s', (code, periods) => {
    const [home, visitor] = [team(code, 1, 0), team(code, 2, 0)]
    holds(
      (seed, edge) => simulateBasketball(periods, venue, { ...home, edge }, visitor, seed),
      basketballXml,
      (game) => {
        for (const side of sides) expect(sum(periodPoints(game.plays, side))).toBe(game.score[side])
        expect(game.score.H).not.toBe(game.score.V)
      },
    )
  })

  test.each([
    ['soccer', soccer],
    ['field hockey', fieldHockey],
    ['ice hockey', iceHockey],
  ] as const)('%s', (_, sport) => {
    const [home, visitor] = [team('wsoc', 1, 0), team('wsoc', 2, 0)]
    holds(
      (seed, edge) => simulateField(sport, venue, { ...home, edge }, visitor, seed),
      fieldXml,
      (game) => {
        for (const side of sides)
          expect(sum(goalsByPeriod(game.plays, side))).toBe(game.score[side])
        if (game.score.H === game.score.V)
          expect(game.plays.at(-1)?.period).toBe(sport.periods + sport.mostOvertimes)
      },
    )
  })

  test('the stronger team wins more often', () => {
    const [home, visitor] = [team('football', 1, 0.12), team('football', 2, 0)]
    const won = Array.from({ length: 60 }, (_, i) =>
      simulateFootball(venue, home, visitor, `edge/${i}`),
    ).filter((game) => game.score.H > game.score.V).length
    expect(won).toBeGreaterThan(33)
  })
})
