import type { CoachingCareer, CoachingSeason, CoachRecord } from '../../contract/staff.schema.ts'
import { winPercentage } from '../games/record.ts'
import { compareText } from '../words/order.ts'
import { yearsText } from './player-fields.ts'

/** Orders of the record book by year; the first is the default. */
export const yearSorts = ['newest', 'oldest', 'wins', 'percent', 'coach'] as const
export type YearSort = (typeof yearSorts)[number]
/** Orders of the record book by coach; the default is chronological. */
export const careerSorts = ['first', 'seasons', 'wins', 'losses', 'percent', 'coach'] as const
export type CareerSort = (typeof careerSorts)[number]

export const parseYearSort = (value: string | null): YearSort =>
  yearSorts.find((sort) => sort === value) ?? 'newest'
export const parseCareerSort = (value: string | null): CareerSort =>
  careerSorts.find((sort) => sort === value) ?? 'first'

type Tally = Pick<CoachingSeason, 'names' | 'wins' | 'losses' | 'ties' | 'winPercent'>
/** A season without games comes last. */
const percent = ({ winPercent }: Tally): number => (winPercent === '' ? -1 : Number(winPercent))
const byName = (a: Tally, b: Tally): number => compareText(a.names, b.names)
const byWins = (a: Tally, b: Tally): number => b.wins - a.wins || percent(b) - percent(a)
const byPercent = (a: Tally, b: Tally): number => percent(b) - percent(a) || b.wins - a.wins

/** Sorts the seasons of a program, given newest first. */
export function sortYears(seasons: readonly CoachingSeason[], sort: YearSort): CoachingSeason[] {
  switch (sort) {
    case 'newest':
      return [...seasons]
    case 'oldest':
      return seasons.toReversed()
    case 'wins':
      return seasons.toSorted(byWins)
    case 'percent':
      return seasons.toSorted(byPercent)
    case 'coach':
      return seasons.toSorted(byName)
  }
}

/** Sorts the coaches of a program, given in chronological order. */
export function sortCareers(
  careers: readonly CoachingCareer[],
  sort: CareerSort,
): CoachingCareer[] {
  switch (sort) {
    case 'first':
      return [...careers]
    case 'seasons':
      return careers.toSorted((a, b) => b.seasonCount - a.seasonCount || byWins(a, b))
    case 'wins':
      return careers.toSorted(byWins)
    case 'losses':
      return careers.toSorted((a, b) => b.losses - a.losses || byName(a, b))
    case 'percent':
      return careers.toSorted(byPercent)
    case 'coach':
      return careers.toSorted(byName)
  }
}

/** '8–3', with ties '5–3–1'; '' without games (no conference yet). */
export const tallyText = (
  wins: number | null,
  losses: number | null,
  ties: number | null,
): string =>
  wins === null && losses === null
    ? ''
    : [wins ?? 0, losses ?? 0, ...(ties ? [ties] : [])].join('–')

/** The totals of a coach's record, with the current season so far. */
export function totalRecord({ career, seasons, current }: CoachRecord) {
  const { wins, losses, ties, winPercent, seasonCount, years } = career
  const { conferenceWins, conferenceLosses, conferenceTies } = career
  const conference = tallyText(conferenceWins, conferenceLosses, conferenceTies)
  if (!current)
    return { overall: tallyText(wins, losses, ties), winPercent, conference, seasonCount, years }
  const total = addRecord([wins, losses, ties], current.overallRecord)
  return {
    overall: tallyText(...total),
    winPercent: winPercentage({ won: total[0], lost: total[1], tied: total[2] }),
    // Without earlier conference games it is unknown, not only this season's.
    conference:
      conference && current.conferenceRecord
        ? tallyText(
            ...addRecord(
              [conferenceWins ?? 0, conferenceLosses ?? 0, conferenceTies ?? 0],
              current.conferenceRecord,
            ),
          )
        : conference,
    seasonCount: seasonCount + 1,
    years: yearsText([current.season, ...seasons.map(({ season }) => season)]),
  }
}

type Counts = [wins: number, losses: number, ties: number]

/** Adds '7-2-1'; a fourth number, overtime losses, counts as losses. */
function addRecord(counts: Counts, record: string): Counts {
  const [wins = 0, losses = 0, ties = 0, overtimeLosses = 0] = record.split(/[-–]/).map(Number)
  return [counts[0] + wins, counts[1] + losses + overtimeLosses, counts[2] + ties]
}
