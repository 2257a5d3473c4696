import type { Player } from '../../contract/roster.schema.ts'
import { byText, compareText, sortKey } from '../words/order.ts'

export type Height = { feet: number; inches: number }

/** 5'10", 6' 0'', 6-0, 5’9, 6'-1", 5'11', 6'1""": feet and inches with any similar marks. */
const feetMark = /['’‘′´`]+|-|–|ft\.?|feet/.source
const inchMark = /["”“″'’′]+|in\.?|inches/.source
const inchNumber = String.raw`(\d{1,2})(?:[.,]\d+|\s*[½¼¾])?`
const dialect = new RegExp(
  String.raw`^(\d)\s*(?:${feetMark})\s*-?\s*(?:${inchNumber})?\s*(?:${inchMark})?$`,
  'i',
)

/** Null when the text is not a person's height: '', '-', '0-0', 'N/A'. */
export function parseHeight(text: string): Height | null {
  const match = dialect.exec(text.trim())
  if (!match) return null
  const feet = Number(match[1])
  const inches = Number(match[2] ?? 0)
  return feet >= 3 && feet <= 8 && inches < 12 ? { feet, inches } : null
}

type Measured = { heightFeet: number | null; heightInches: number | null }

/** For sorting; null when unknown, which some feeds write as 0 feet. */
export const toInches = ({ heightFeet, heightInches }: Measured): number | null =>
  heightFeet ? heightFeet * 12 + (heightInches ?? 0) : null

/** `6' 2"`, or '': never 0' 0". */
export const heightText = ({ heightFeet, heightInches }: Measured): string =>
  heightFeet ? `${heightFeet}' ${heightInches ?? 0}"` : ''

/** A height of the content API as screens show it: `6' 2"` → '6-2'. Other text is unchanged. */
export const formatHeight = (text: string): string => text.replace(/^(\d)' (\d{1,2})"$/, '$1-$2')

/** In display order; the first is the default. */
export const rosterSorts = [
  'jersey',
  'name',
  'position',
  'class',
  'hometown',
  'height',
  'weight',
] as const
export type RosterSort = (typeof rosterSorts)[number]
export const rosterViews = ['cards', 'list', 'table'] as const
export type RosterView = (typeof rosterViews)[number]

/** An unknown value in a URL is the default. */
export const parseRosterSort = (value: string | null): RosterSort =>
  rosterSorts.find((sort) => sort === value) ?? 'jersey'
export const parseRosterView = (value: string | null): RosterView =>
  rosterViews.find((view) => view === value) ?? 'cards'

/** The sort orders for which at least one of these players has a value. */
export const availableSorts = (players: readonly Sorted[]): RosterSort[] =>
  rosterSorts.filter((sort) => players.some(sortableBy[sort]))

const sortableBy: Record<RosterSort, (player: Sorted) => unknown> = {
  jersey: ({ jerseyNumber }) => jerseyNumber.trim(),
  name: () => true,
  position: (player) => formatPosition(player),
  class: ({ academicYearNumber }) => academicYearNumber !== null,
  hometown: ({ hometown }) => hometown,
  height: (player) => toInches(player) !== null,
  weight: ({ weight }) => weight,
}

type Sorted = Pick<
  Player,
  | 'firstName'
  | 'lastName'
  | 'jerseyNumber'
  | 'positionLong'
  | 'positionShort'
  | 'academicYearNumber'
  | 'hometown'
  | 'heightFeet'
  | 'heightInches'
  | 'weight'
>
type Order = (a: Sorted, b: Sorted) => number

const byNumber = (a: number | null, b: number | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a - b
const blankLast = (text: string): string => sortKey(text) || '\uffff'

const byName: Order = (a, b) =>
  compareText(a.lastName, b.lastName) || compareText(a.firstName, b.firstName)

/** '3/34' sorts as 3, 'MGR' after all numbers, '' last; '0' comes before '00'. */
const numberOf = (jersey: string): number | null =>
  /^\d/.test(jersey) ? Number.parseInt(jersey, 10) : null
const byJersey: Order = (a, b) => {
  const [left, right] = [a.jerseyNumber.trim(), b.jerseyNumber.trim()]
  return (
    byNumber(numberOf(left), numberOf(right)) ||
    byText(left ? '' : '\uffff', right ? '' : '\uffff') ||
    left.length - right.length ||
    byText(left, right)
  )
}

const orders: Record<RosterSort, Order> = {
  jersey: byJersey,
  name: byName,
  position: (a, b) => byText(blankLast(formatPosition(a)), blankLast(formatPosition(b))),
  class: (a, b) => byNumber(a.academicYearNumber, b.academicYearNumber),
  hometown: (a, b) => byText(blankLast(a.hometown ?? ''), blankLast(b.hometown ?? '')),
  height: (a, b) => byNumber(toInches(a), toInches(b)),
  weight: (a, b) => byNumber(a.weight || null, b.weight || null),
}

/** The players in this order; equal ones by name. */
export const sortPlayers = <P extends Sorted>(players: readonly P[], sort: RosterSort): P[] =>
  players.toSorted((a, b) => orders[sort](a, b) || byName(a, b))

export const formatPosition = (player: Pick<Player, 'positionLong' | 'positionShort'>): string =>
  player.positionLong || player.positionShort
export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string
  lastName: string
}): string => `${firstName} ${lastName}`.trim()
/** Whether the typed text is part of the name, or the number. */
export const matchesPlayer = (
  player: Pick<Player, 'firstName' | 'lastName' | 'jerseyNumber'>,
  typed: string,
): boolean => {
  const searched = sortKey(typed)
  return sortKey(fullName(player)).includes(searched) || player.jerseyNumber.trim() === searched
}
export const formatAcademicYear = (
  player: Pick<Player, 'academicYearLong' | 'academicYearShort'>,
): string => player.academicYearLong || player.academicYearShort
export const weightText = ({ weight }: Pick<Player, 'weight'>): string =>
  weight ? `${weight} lbs` : ''
