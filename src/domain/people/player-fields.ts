import type { DisplayField, Player, Trend } from '../../contract/roster.schema.ts'
import { heightText, toInches, formatAcademicYear, formatPosition, weightText } from './roster.ts'

type Fact = { field: string; bioField: string; label: string; value(player: Player): string }

/** Facts about a player in display order: our name, the content API's name, the default label. */
const facts: readonly Fact[] = [
  { field: 'position', bioField: 'rp_position_short', label: 'Position', value: formatPosition },
  {
    field: 'academicYear',
    bioField: 'rp_academic_year',
    label: 'Class',
    value: formatAcademicYear,
  },
  { field: 'height', bioField: 'height', label: 'Height', value: heightText },
  { field: 'weight', bioField: 'rp_weight', label: 'Weight', value: weightText },
  {
    field: 'hometown',
    bioField: 'player_hometown',
    label: 'Hometown',
    value: ({ hometown }) => hometown ?? '',
  },
  {
    field: 'highSchool',
    bioField: 'player_highschool',
    label: 'High School',
    value: ({ highSchool }) => highSchool ?? '',
  },
  {
    field: 'previousSchool',
    bioField: 'player_previous_school',
    label: 'Previous School',
    value: ({ previousSchool }) => previousSchool ?? '',
  },
  { field: 'major', bioField: 'player_major', label: 'Major', value: ({ major }) => major ?? '' },
  {
    field: 'pronouns',
    bioField: 'player_pronouns',
    label: 'Pronouns',
    value: ({ pronouns }) => pronouns ?? '',
  },
  {
    field: 'letters',
    bioField: 'rp_letters',
    label: 'Letters Won',
    value: ({ letters }) => (letters ? String(letters) : ''),
  },
  { field: 'custom1', bioField: 'rp_custom1', label: '', value: ({ custom1 }) => custom1 ?? '' },
  { field: 'custom2', bioField: 'rp_custom2', label: '', value: ({ custom2 }) => custom2 ?? '' },
  { field: 'custom3', bioField: 'rp_custom3', label: '', value: ({ custom3 }) => custom3 ?? '' },
]

export type Labels = Readonly<Record<string, string>>

/** A custom field without a label is not shown. */
const labeledFacts = (labels: Labels) =>
  facts
    .map((fact) => ({ ...fact, label: labels[fact.field] ?? fact.label }))
    .filter(({ label }) => label !== '')

/** The labeled fields that at least one of these players has; all labeled fields without a list. */
export const listDisplayFields = (labels: Labels, players?: readonly Player[]): DisplayField[] =>
  labeledFacts(labels)
    .filter(({ value }) => !players || players.some((player) => value(player) !== ''))
    .map(({ field, label }) => ({ field, label }))

/** The known facts of a player by the content API's names. */
export function listBioFields(player: Player, labels: Labels) {
  const filledFacts = labeledFacts(labels)
    .map((fact) => ({ ...fact, text: fact.value(player) }))
    .filter(({ text }) => text !== '')
  return {
    bioFields: Object.fromEntries(filledFacts.map(({ bioField, text }) => [bioField, text])),
    rankedBioFields: filledFacts.map(({ label, bioField, text }, i) => ({
      label,
      value: text,
      bioField,
      rank: i + 1,
    })),
  }
}

/** How a measurement changed since the season before; null when either is unknown. */
const computeTrend = (before: number | null, now: number | null): Trend =>
  before === null || now === null ? null : now > before ? 'up' : now < before ? 'down' : 'same'

/** The trends of a person's seasons, which are given newest first. */
export const computeTrends = (
  seasons: readonly Pick<Player, 'weight' | 'heightFeet' | 'heightInches'>[],
) =>
  seasons.map((now, i) => {
    const before = seasons[i + 1]
    return {
      weightTrend: computeTrend(before?.weight || null, now.weight || null),
      heightTrend: computeTrend(before ? toInches(before) : null, toInches(now)),
    }
  })

/**
 * The year at the start of a season's title: '2026-27' → 2026. Only for display; a season is never
 * derived from it.
 */
export const yearOfSeason = (title: string): number | null =>
  /^\d{4}(?!\d)/.test(title) ? Number(title.slice(0, 4)) : null

/** Seasons as text with ranges: '2023–2026', '1931–1941, 1946'. */
export function yearsText(seasons: readonly string[]): string {
  const runs: string[][] = []
  for (const season of [...new Set(seasons)].toSorted()) {
    const run = runs.at(-1)
    const before = run && yearOfSeason(run.at(-1)!)
    if (before && yearOfSeason(season) === before + 1) run.push(season)
    else runs.push([season])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : run[0])).join(', ')
}
