import type { ConferenceStanding, Outlook, Standing } from '../../contract/sports.schema.ts'
import { ordinal } from '../calendar/when.ts'
import { withEnDash } from './score.ts'

/** Wins minus losses of '7-2', '7-2-1' or '7-2-1-1' (a fourth number is overtime losses). */
const lead = (record: string): number | null => {
  if (!record) return null
  const [wins = 0, losses = 0, , overtimeLosses = 0] = record.split(/[-–]/).map(Number)
  return wins - losses - overtimeLosses
}

/**
 * Games behind the best conference record by row: '2.0', '0.5', '–' for the best; '' without a
 * record.
 */
export function gamesBehind(rows: readonly Pick<Standing, 'conferenceRecord'>[]): string[] {
  const leads = rows.map((row) => lead(row.conferenceRecord))
  const best = Math.max(...leads.filter((value) => value !== null))
  return leads.map((value) =>
    value === null ? '' : value === best ? '–' : ((best - value) / 2).toFixed(1),
  )
}

/**
 * The place of each row, of equal points or else equal conference percentages as 'T1'. Rows without
 * them keep their rank. Before the first conference game no team has a place: ''.
 */
export function listPlaces(
  rows: readonly Pick<
    Standing,
    'rank' | 'conferenceRecord' | 'conferencePoints' | 'conferencePercentage'
  >[],
): string[] {
  const key = rows.some((row) => row.conferencePoints) ? 'conferencePoints' : 'conferencePercentage'
  if (rows.every(({ conferenceRecord }) => /^0[-–]0(?![-–]?[1-9])/.test(conferenceRecord)))
    return rows.map(() => '')
  return rows.map((row) => {
    const equal = rows.filter((other) => row[key] && other[key] === row[key])
    return equal.length > 1 ? `T${equal[0]!.rank}` : String(row.rank)
  })
}

/** The headings of what teams scored and allowed, by what the scores of the sport count. */
export function totalHeads(unit = 'points'): Record<'scored' | 'allowed', [string, string]> {
  const name = unit.replace(/^./, (letter) => letter.toUpperCase())
  return unit === 'sets'
    ? { scored: ['SW', 'Sets won'], allowed: ['SL', 'Sets lost'] }
    : {
        scored: [`${name[0]}F`, `${name} for`],
        allowed: [`${name[0]}A`, `${name} against`],
      }
}

/**
 * How tied teams are ordered, in words; null without ties or when the order is not computed.
 */
export const describeTies = ({
  rows,
  isSorted,
}: Pick<ConferenceStanding, 'rows' | 'isSorted'>): string | null =>
  isSorted && listPlaces(rows).some((label) => label.startsWith('T'))
    ? 'Tied teams are listed by head-to-head results, then overall winning percentage.'
    : null

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')

/** 'alone in first', 'tied for second', 'in 10th' */
function describePlace(label: string): string {
  const number = Number(label.replace('T', ''))
  const name = ordinals[number - 1] ?? ordinal(number)
  return label.startsWith('T') ? `tied for ${name}` : `${number === 1 ? 'alone in' : 'in'} ${name}`
}

/**
 * What a game in progress would do to our place: 'With a win, Harlan State is 6–2 and alone in
 * first; with a loss, 5–3 and tied for second.'
 */
export function describeOutlook({ win, loss }: Outlook, rows: readonly Standing[]): string {
  const us = rows.find(({ isTenant }) => isTenant)!.title
  const describe = ({ record, place }: Outlook['win']) =>
    `${withEnDash(record)} and ${describePlace(place)}`
  return `With a win, ${us} is ${describe(win)}; with a loss, ${describe(loss)}.`
}

/**
 * The first `count` rows. If the department's row comes later, null for the rows left out and then
 * the row itself follow; a single row is shown rather than left out.
 */
export function leadersAndOwn<Row extends Pick<Standing, 'isTenant'>>(
  rows: readonly Row[],
  count: number,
): (Row | null)[] {
  const ourIndex = rows.findIndex((row) => row.isTenant)
  if (ourIndex <= count + 1) return rows.slice(0, Math.max(count, ourIndex + 1))
  return [...rows.slice(0, count), null, rows[ourIndex]!]
}
