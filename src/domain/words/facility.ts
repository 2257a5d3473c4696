import type { Facility, FacilityTeaser, GameDayPart } from '../../contract/facilities.schema.ts'

/**
 * The way to a place, by the map that every phone opens in its own app: by its coordinates, else by
 * its address. Null where neither is known.
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

/** Where the page of a place speaks of game day. */
export const gameDayId = 'game-day'

/** As a link says it, in the order in which one meets them. */
const gameDayNames: Readonly<Record<GameDayPart, string>> = {
  gates: 'gates',
  parking: 'parking',
  bagPolicy: 'bags',
  map: 'map',
}
const gameDayParts = Object.keys(gameDayNames) as GameDayPart[]

/** What a place says of game day. */
export const gameDayOf = (facility: Pick<Facility, GameDayPart>): GameDayPart[] =>
  gameDayParts.filter((part) => facility[part])

/** 'Gates, parking, bags': only what is there. '' where nothing is. */
export function gameDayWords(has: readonly GameDayPart[]): string {
  const words = gameDayParts
    .filter((part) => has.includes(part))
    .map((part) => gameDayNames[part])
    .join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export type FacilityGroup = {
  /** '' where they are not grouped. */
  title: string
  facilities: FacilityTeaser[]
}

/**
 * The featured first, else in the department's order; by sport where it wants them so, those of no
 * sport last.
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
