import { seeded, type Random } from '../art/random.ts'
import { addDays, anchorSaturday, daysFrom, seasonTitles, type Day } from '../calendar.ts'
import type { Department, SportPlan } from '../department.ts'
import type { Opponent } from '../words/opponents.ts'
import { drawLinks, drawPromotion, drawTime } from './dress.ts'
import type { Fixture } from './fixture.ts'
import { makeRoomForToday, pairUp, type Pairing } from './pairings.ts'
import { drawOutcome } from './score-lines.ts'
import { slotsOf, type Slot } from './slots.ts'

export interface Season {
  plan: SportPlan
  title: string
  current: boolean
  fixtures: Fixture[]
}

const neutralGrounds = [
  'Tallgrass Arena',
  'Lakefront Center',
  'Cascade Dome',
  'Riverbend Sports Park',
  'Copper Union Field',
]

/**
 * Spring starts twelve weeks after the anchor; the last one began forty before it. The others began
 * a year and a season ago.
 */
const offsetOf = (plan: SportPlan, current: boolean) =>
  (plan.phase === 'spring' ? 84 : 0) - (current ? 0 : 364)

const strengthOf = (opponent: Opponent | null, code: string) =>
  seeded(`strength/${opponent?.title ?? 'field'}/${code}`).between(-0.16, 0.16)

/**
 * What one opponent is worth against this team: used for drawn scores and by the simulators alike.
 */
export const winChance = (
  plan: SportPlan,
  opponent: Opponent | null,
  homeAway: 'H' | 'A' | 'N',
): number =>
  Math.max(
    0.12,
    Math.min(
      0.9,
      plan.strength -
        strengthOf(opponent, plan.code) +
        (homeAway === 'H' ? 0.07 : homeAway === 'A' ? -0.07 : 0),
    ),
  )

const mishap = (
  plan: SportPlan,
  current: boolean,
  index: number,
  slot: Slot,
  past: boolean,
): Fixture['status'] => {
  if (slot.series === 'live') return ''
  if (!current && plan.code === 'baseball' && index === 12) return 'cancelled'
  if (!current && plan.code === 'wlax' && index === 6) return 'postponed'
  if (current && plan.code === 'wsoc' && index === 5) return past ? 'cancelled' : ''
  return current && plan.code === 'wbball' && index === 11 && !past ? 'postponed' : ''
}

const makeFixture = (
  random: Random,
  department: Department,
  season: Omit<Season, 'fixtures'>,
  slot: Slot,
  pair: Pairing,
  o: { anchor: Day; today: Day; index: number },
): Fixture => {
  const { plan } = season
  const date = addDays(o.anchor, slot.day)
  const endDate = slot.lasts ? addDays(date, slot.lasts) : null
  const past = (endDate ?? date) < o.today
  const live = slot.series === 'live'
  const homeAway = slot.neutral ? 'N' : pair.home ? 'H' : 'A'
  const ref = live
    ? 'live-football'
    : `${plan.slug}-${season.title}-${String(o.index + 1).padStart(2, '0')}`
  const field =
    slot.lasts !== undefined ||
    slot.series.startsWith('field') ||
    (pair.opponent === null && plan.code === 'wcross')
  const waiting = slot.placeholder !== undefined && !field
  const status = mishap(plan, season.current, o.index, slot, past)
  // A bracket that was never reached leaves no row behind: last year's placeholders are dropped by
  // the caller.
  const ranked =
    pair.opponent !== null && !live && random.chance(0.09) ? `#${random.int(3, 25)} ` : ''
  const far = daysFrom(o.today, date) > 10
  const chance = winChance(plan, pair.opponent, homeAway) - (ranked ? 0.12 : 0)
  const neutralTown = random.pick(department.opponents).location
  return {
    ref,
    plan,
    season: season.title,
    date,
    endDate,
    time: live
      ? '2:30 p.m.'
      : status !== '' || waiting
        ? 'TBA'
        : drawTime(random, plan, date, { far, field, second: slot.doubleheader === 2 }),
    opponent: pair.opponent,
    shown:
      slot.placeholder?.replace(/^Conference/, department.conference.abbreviation) ??
      `${ranked}${pair.opponent?.title ?? 'TBD'}`,
    homeAway,
    location:
      homeAway === 'H'
        ? department.city
        : homeAway === 'N'
          ? waiting
            ? 'TBD'
            : neutralTown
          : (pair.opponent?.location ?? 'TBD'),
    facility:
      homeAway === 'H'
        ? plan.facility
        : homeAway === 'N' && !waiting && random.chance(0.5)
          ? random.pick(neutralGrounds)
          : '',
    type: slot.kind === 'exhibition' ? 'S' : slot.kind === 'postseason' ? 'P' : 'R',
    conference: slot.kind === 'conference',
    doubleheader: slot.doubleheader ?? null,
    tournament: slot.tournament?.replace(/^Conference/, department.conference.abbreviation) ?? '',
    promotion: live ? 'Senior Day' : drawPromotion(random, department, homeAway === 'H'),
    links: drawLinks(random, department, plan, { home: homeAway === 'H', past, ref }),
    status,
    outcome:
      past && status === '' && !waiting && !live
        ? drawOutcome(random, plan.code, {
            chance: field ? plan.strength : chance,
            field,
            mayTie: slot.kind !== 'postseason',
          })
        : null,
    statFile: '',
    previewStory: '',
    postStory: '',
  }
}

export const drawSeasons = (department: Department, plan: SportPlan, today: Day): Season[] => {
  const anchor = anchorSaturday(today)
  return seasonTitles(plan.phase, today).map((title, season) => {
    const current = season === 1
    const random = seeded(`${department.id}/schedule/${plan.slug}/${season}`)
    const shifted = slotsOf(plan.code).map((slot) => ({
      ...slot,
      day: slot.day + offsetOf(plan, current),
    }))
    const slots = current
      ? makeRoomForToday(plan, shifted, daysFrom(anchor, today), department.id === 'harlan')
      : shifted
    const pairs = pairUp(random, department, plan, slots, season)
    const fixtures = slots
      .map((slot, index) =>
        makeFixture(
          random,
          department,
          { plan, title, current },
          slot,
          pairs.get(slot.series) as Pairing,
          { anchor, today, index },
        ),
      )
      .filter(
        (fixture) =>
          fixture.date >= today ||
          fixture.outcome !== null ||
          fixture.status !== '' ||
          fixture.ref === 'live-football',
      )
    return { plan, title, current, fixtures }
  })
}
