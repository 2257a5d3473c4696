import type { FacilityEvents } from '../../../src/contract/facilities.schema.ts'
import { addDays } from '../../../src/domain/calendar/when.ts'
import type { GameDoc } from '../docs.ts'
import { readUpcoming } from './events.ts'
import { readItem } from '../items.ts'
import { facility } from '../kinds/facility.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { today } from '../today.ts'

/** Days within which a team must have had a home game there, or has one. */
const lately = 400
/** Games that are shown. */
const most = 6

/**
 * Who plays at a facility, and what is next there: schedules name the place, as a game's details
 * find it.
 */
export async function readFacilityEvents(
  reading: ReadContext,
  facilityId: number,
): Promise<FacilityEvents | null> {
  const found = await readItem(reading, facility, facilityId)
  if (!found) return null
  const isHere = (place: { title: string } | null) =>
    place?.title.toLowerCase() === found.title.toLowerCase()
  reading.touch('games')
  const rows = await reading.db
    .selectFrom('game')
    .select(['sport_id', 'doc'])
    .where('tenant', '=', reading.tenant)
    .where('place', '=', 'H')
    .where('date', '>=', addDays(await today(reading), -lately))
    .execute()
  const ids = new Set(
    rows
      .filter(({ doc }) => isHere((JSON.parse(doc) as GameDoc).facility))
      .map((row) => row.sport_id),
  )
  if (found.sportId) ids.add(found.sportId)
  const { items } = await readUpcoming(reading, { locationIndicator: 'H', $pageSize: 100 })
  return {
    sports: [...(await sportRefs(reading)).values()].filter(({ id }) => ids.has(id)),
    games: items.filter((game) => isHere(game.facility)).slice(0, most),
  }
}
