import { coachAfterLoss, coachAfterWin, playerAfterLoss, playerAfterWin } from './quotes.ts'
import { recordAfter } from '../schedule/records.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { Team } from '../world.ts'
import { dayWord, plainOpponent, rankedOpponent, sentence, type Desk } from './desk.ts'

/** What every recap has, whatever the sport. */
export interface Facts {
  fixture: Fixture
  team: Team
  won: boolean
  ours: number
  theirs: number
  margin: number
  /** 'Harlan State', 'Herons', 'Dunmere State', 'No. 12 Dunmere State' */
  us: string
  mascots: string
  them: string
  themRanked: string
  day: string
  coach: string
  coachLast: string
  overall: string
  conference: string
  conferenceName: string
  /** 'at Hallam Park', 'in Osterby' */
  place: string
}

export const factsOf = (desk: Desk, team: Team, fixture: Fixture): Facts => {
  const { department, today } = desk.world
  const ours = Number(fixture.outcome?.teamScore),
    theirs = Number(fixture.outcome?.opponentScore)
  const season = team.seasons.find((one) => one.fixtures.includes(fixture))?.fixtures ?? []
  const { overall, conference } = recordAfter(season, fixture.ref)
  return {
    fixture,
    team,
    ours,
    theirs,
    won: fixture.outcome?.result === 'W',
    margin: Math.abs(ours - theirs),
    us: department.calledShort,
    mascots: department.mascotPlural,
    them: plainOpponent(fixture),
    themRanked: rankedOpponent(fixture),
    day: dayWord(fixture.date, today),
    coach: `${team.plan.headCoach.first} ${team.plan.headCoach.last}`,
    coachLast: team.plan.headCoach.last,
    overall,
    conference,
    conferenceName: department.conference.abbreviation,
    place:
      fixture.homeAway === 'H'
        ? `at ${fixture.facility}`
        : `in ${fixture.location.replace(/, .*/, '')}`,
  }
}

/** '(7-3, 5-2 PLC)' where the league counts, '(7-3)' where it does not yet. */
export const standing = (facts: Facts): string =>
  facts.conference === '0-0'
    ? `(${facts.overall})`
    : `(${facts.overall}, ${facts.conference} ${facts.conferenceName})`

export const coachQuote = (desk: Desk, facts: Facts): string => {
  const line = desk.take(facts.won ? coachAfterWin : coachAfterLoss)
  const open = line.replace(/\.$/, ',')
  return desk.take([
    `"${open}" head coach ${facts.coach} said.`,
    `"${line}" That was ${facts.coach}, the ${facts.mascots}' head coach, on the way off.`,
    `${facts.coach} put it this way: "${line}"`,
    `"${open}" said ${facts.coach}, who leads the program.`,
  ])
}

export const playerQuote = (desk: Desk, facts: Facts, name: string): string => {
  const line = desk.take(facts.won ? playerAfterWin : playerAfterLoss)
  return desk.take([
    `"${line.replace(/\.$/, ',')}" ${name} said.`,
    `"${line.replace(/\.$/, ',')}" said ${name}.`,
    `For ${name} the explanation was short. "${line}"`,
  ])
}

/** A headline or an opening, and the games it is true of. */
export interface Opening<F extends Facts> {
  fits: (facts: F) => boolean
  write: (facts: F) => string
}

const spent = new WeakMap<Desk, Set<unknown>>()

/**
 * An opening that fits and that this desk has not used yet, a particular one before the general;
 * when all are used, the general one.
 */
export const open = <F extends Facts>(
  desk: Desk,
  openings: readonly Opening<F>[],
  facts: F,
): string => {
  const used = spent.get(desk) ?? new Set()
  spent.set(desk, used)
  const fitting = openings.filter((opening) => opening.fits(facts))
  const fresh = fitting.filter((opening) => !used.has(opening))
  const general = openings.at(-1)
  const particular = fresh.filter((opening) => opening !== general)
  const chosen = particular.length > 0 ? desk.random.pick(particular) : (fresh[0] ?? fitting.at(-1))
  if (chosen === undefined) throw new Error(`no opening fits ${facts.fixture.ref}`)
  used.add(chosen)
  return sentence(chosen.write(facts))
}
