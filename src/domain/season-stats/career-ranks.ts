import { nameKey } from '../people/names.ts'
import { yearOfSeason } from '../people/player-fields.ts'
import { rounded } from './lines.ts'

/**
 * An entry in a department's list of career leaders. `seasons` is '2009-12' or '2014'. With
 * `through`, a season's title, the athlete still plays: later seasons are to be added.
 */
export type CareerEntry = { name: string; seasons: string; value: number; through: string | null }

/** A person's seasons on our rosters, oldest first, each with its value in one statistic. */
export type KnownCareer<Person> = {
  person: Person
  name: string
  /** No season can be missing: the person came as a freshman, or while rosters were kept. */
  isWhole: boolean
  /** A season is complete when its statistics cover all games so far. */
  seasons: { season: string; value: number; isComplete: boolean }[]
}

/** A career total; `through` is set when later seasons of the person are not in it. */
export type CareerTotal = { value: number; seasons: string; through: string | null }

export type RankedCareer<Person> = CareerTotal & {
  rank: number
  isTied: boolean
  name: string
  /** Null for people who are not on our rosters. */
  person: Person | null
}

/** Most years of a career without a break. */
const maxYears = 12

/** The first and last year of '2009-12', '2014' or '2017, 2019-20'; null for other texts. */
export function parseYears(seasons: string): [first: number, last: number] | null {
  const spans = seasons.split(',').map((part): [number, number] | null => {
    const [, from, to] = /^(\d{4})(?:\s*[-–/]\s*(\d{4}|\d{2}))?$/.exec(part.trim()) ?? []
    if (from === undefined) return null
    const last = to === undefined ? Number(from) : Number(from.slice(0, 4 - to.length) + to)
    // '1998-02' ends in the next century.
    const span: [number, number] = [Number(from), last < Number(from) ? last + 100 : last]
    return span[1] - span[0] > maxYears ? null : span
  })
  const years = spans.flatMap((span) => span ?? [])
  return spans.includes(null) ? null : [Math.min(...years), Math.max(...years)]
}

const startOf = (season: string): number => yearOfSeason(season) ?? 0
const endOf = (season: string): number => parseYears(season)?.[1] ?? startOf(season)

/** '2024–26' of the years 2024 and 2026. */
const formatYears = (first: number, last: number): string =>
  first === last ? `${first}` : `${first}–${String(last % 100).padStart(2, '0')}`

/** The entry is of the years of this career. */
function isInYears<Person>({ seasons, through }: CareerEntry, career: KnownCareer<Person>) {
  const years = parseYears(seasons)
  const startYears = career.seasons.map(({ season }) => startOf(season))
  return (
    years !== null &&
    years[0] <= startYears.at(-1)! &&
    // Our first roster may be of the year after the seasons that the entry counts.
    years[1] >= startYears[0]! - (through === null ? 0 : 1)
  )
}

/**
 * A person's career total: the entry's value with the seasons after it; without an entry the sum of
 * the seasons. Null when seasons may be missing and no entry counts them.
 */
export function sumCareer<Person>(
  entry: CareerEntry | null,
  { isWhole, seasons }: KnownCareer<Person>,
): CareerTotal | null {
  const last = seasons.at(-1)
  if (!last) return null
  const sumOf = (some: typeof seasons) => rounded(some.reduce((sum, { value }) => sum + value, 0))
  const areComplete = (some: typeof seasons) => some.every(({ isComplete }) => isComplete)
  if (entry?.through) {
    const through = startOf(entry.through)
    const later = seasons.filter(({ season }) => startOf(season) > through)
    return areComplete(later)
      ? {
          value: rounded(entry.value + sumOf(later)),
          seasons: formatYears(
            parseYears(entry.seasons)?.[0] ?? startOf(seasons[0]!.season),
            later.length > 0 ? endOf(last.season) : (parseYears(entry.seasons)?.[1] ?? through),
          ),
          through: null,
        }
      : { value: entry.value, seasons: entry.seasons, through: entry.through }
  }
  const sum = isWhole && areComplete(seasons) ? sumOf(seasons) : null
  if (entry && entry.value >= (sum ?? 0))
    return { value: entry.value, seasons: entry.seasons, through: null }
  return sum === null
    ? null
    : {
        value: sum,
        seasons: formatYears(startOf(seasons[0]!.season), endOf(last.season)),
        through: null,
      }
}

/** What our statistics have of the seasons that an entry counts. */
export function sumCounted<Person>(
  { through }: CareerEntry,
  { seasons }: KnownCareer<Person>,
): number {
  const counted = seasons.filter(
    ({ season }) => through === null || startOf(season) <= startOf(through),
  )
  return rounded(counted.reduce((sum, { value }) => sum + value, 0))
}

/** Each career with its entry in the list. Of two who share a name and years, none has it. */
export function pairEntries<Person>(
  entries: readonly CareerEntry[],
  careers: readonly KnownCareer<Person>[],
): Map<KnownCareer<Person>, CareerEntry> {
  if (entries.length === 0) return new Map()
  const namesakes = Map.groupBy(careers, ({ name }) => nameKey(name))
  const pairs = entries.flatMap((entry) => {
    const [career, another] = (namesakes.get(nameKey(entry.name)) ?? []).filter((candidate) =>
      isInYears(entry, candidate),
    )
    return career && !another ? [[career, entry] as const] : []
  })
  return new Map(pairs)
}

/**
 * The list of career leaders with the seasons since it was written, best first. It ends with the
 * lowest career in the list that is over, because careers below that are not known.
 */
export function rankCareers<Person>(
  entries: readonly CareerEntry[],
  careers: readonly KnownCareer<Person>[],
): RankedCareer<Person>[] {
  const pairs = pairEntries(entries, careers)
  const paired = new Set(pairs.values())
  const totals = careers.flatMap((career) => {
    const total = sumCareer(pairs.get(career) ?? null, career)
    return total ? [{ ...total, name: career.name, person: career.person }] : []
  })
  const others = entries
    .filter((entry) => !paired.has(entry))
    .map(({ name, seasons, value, through }) => ({ name, seasons, value, through, person: null }))
  const lowest = Math.min(
    ...entries.filter(({ through }) => through === null).map(({ value }) => value),
  )
  const all = [...totals, ...others]
    .filter(({ value }) => value >= lowest)
    .toSorted((a, b) => b.value - a.value)
  return all.map((career) => ({
    ...career,
    rank: all.findIndex(({ value }) => value === career.value) + 1,
    isTied: all.filter(({ value }) => value === career.value).length > 1,
  }))
}

/** A round number that a career reached in a season, and the next when it is near. */
export type CareerMilestones = {
  /** The last one that this season's games reached, by the index of the game. */
  reached: { amount: number; game: number } | null
  next: { amount: number; left: number } | null
}

/** The part of a step from which the next milestone is near. */
const nearShare = 0.25

/**
 * Milestones are the multiples of `step`. `before` is the total before the season, `games` are the
 * values of its games in order.
 */
export function findMilestones(
  step: number,
  before: number,
  games: readonly number[],
): CareerMilestones {
  const total = games.reduce((sum, value) => sum + value, before)
  const last = Math.floor(total / step) * step
  let sumSoFar = before
  const game = games.findIndex((value) => (sumSoFar += value) >= last)
  const left = rounded(last + step - total)
  return {
    reached: last > before && last > 0 && game >= 0 ? { amount: last, game } : null,
    next: left <= step * nearShare ? { amount: last + step, left } : null,
  }
}
