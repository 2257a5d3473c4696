import type { Facility, FacilityTeaser, GameDayPart } from '../../contract/facilities.schema.ts'

/**
 * A directions link that phones open in their map app: by coordinates, else by address. Null when
 * neither is known.
 */
export function directionsTo({
  latitude,
  longitude,
  location,
}: Pick<Facility, 'latitude' | 'longitude' | 'location'>): string | null {
  const to = latitude !== null && longitude !== null ? `${latitude},${longitude}` : location
  return to
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to.toWellFormed())}`
    : null
}

/** The fragment id of the game-day section. */
export const gameDayId = 'game-day'

/** Link labels, in the order of a visit. */
const gameDayNames: Readonly<Record<GameDayPart, string>> = {
  gates: 'gates',
  parking: 'parking',
  bagPolicy: 'bags',
  map: 'map',
}
const gameDayParts = Object.keys(gameDayNames) as GameDayPart[]

/** The game-day parts of a facility. */
export const listGameDayParts = (facility: Pick<Facility, GameDayPart>): GameDayPart[] =>
  gameDayParts.filter((part) => facility[part])

/** 'Gates, parking, bags': the existing parts; '' for none. */
export function describeGameDay(has: readonly GameDayPart[]): string {
  const text = gameDayParts
    .filter((part) => has.includes(part))
    .map((part) => gameDayNames[part])
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What the text about entrances is called: an arena has doors. */
export const gatesTitle = (html: string): string =>
  /\bdoors?\b/i.test(html) && !/\bgates?\b/i.test(html) ? 'Doors' : 'Gates'

export type FacilityGroup = {
  /** '' when they are not grouped. */
  title: string
  facilities: FacilityTeaser[]
}

/**
 * Featured facilities first, else in the department's order; grouped by sport if set, those without
 * a sport last.
 */
export function facilityGroups(all: FacilityTeaser[], bySport: boolean): FacilityGroup[] {
  const facilities = [
    ...all.filter(({ featured }) => featured),
    ...all.filter(({ featured }) => !featured),
  ]
  if (!bySport) return facilities.length > 0 ? [{ title: '', facilities }] : []
  const groups = Map.groupBy(facilities, ({ sport }) => sport?.title ?? '')
  const rest = groups.get('')
  groups.delete('')
  return [
    ...[...groups].map(([title, some]) => ({ title, facilities: some })),
    ...(rest ? [{ title: groups.size > 0 ? 'More places' : '', facilities: rest }] : []),
  ]
}
