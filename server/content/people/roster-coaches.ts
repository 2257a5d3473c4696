import { rosterUrl, staffPostUrl } from './people-links.ts'
import type { SportDoc, StaffDoc } from '../docs.ts'
import { dropFindable, writeFindable } from '../search/findable.ts'
import type { Transaction } from '../transaction.ts'

/**
 * Coaches and support staff as the search knows them; in the directory a person is another thing
 * that is found.
 */
const kind = 'roster-staff'

/** The number of a person in a sport, made of both: who coaches two sports is found in both. */
const numberOf = (staffId: number, sportId: number): number => staffId * 1000 + sportId

/**
 * Makes these people findable by the newest of their rosters in each sport, or no longer where none
 * may be seen. In the transaction that wrote their rosters.
 */
export async function writeRosterCoaches(
  writing: Transaction,
  staffIds: readonly (number | null)[],
): Promise<void> {
  const { db, tenant } = writing
  for (const staffId of new Set(staffIds.filter((id) => id !== null))) {
    const rows = await db
      .selectFrom('staff_member as m')
      .innerJoin('roster as r', (j) =>
        j.onRef('r.tenant', '=', 'm.tenant').onRef('r.id', '=', 'm.roster_id'),
      )
      .innerJoin('sport as s', (j) =>
        j.onRef('s.tenant', '=', 'r.tenant').onRef('s.id', '=', 'r.sport_id'),
      )
      .select(['m.doc', 'r.season', 'r.sport_id', 's.doc as sport'])
      .where('m.tenant', '=', tenant)
      .where('m.staff_id', '=', staffId)
      .where('m.hidden', '=', 0)
      .where('r.hidden', '=', 0)
      .orderBy('r.season')
      .orderBy('m.rank', 'desc')
      .orderBy('m.id')
      .execute()
    const newest = new Map(rows.map((row) => [numberOf(staffId, row.sport_id), row]))
    for (const [id, row] of newest) {
      const doc = JSON.parse(row.doc) as StaffDoc
      const sport = { id: row.sport_id, ...(JSON.parse(row.sport) as SportDoc) }
      await writeFindable(writing, kind, id, {
        title: `${doc.firstName} ${doc.lastName}`.trim(),
        text: [doc.title, sport.title].filter(Boolean).join(', '),
        // No words of the bio: the directory may hide it, whatever the roster says. One that the
        // roster hides leads to the roster.
        url: doc.hideBio
          ? rosterUrl(sport, row.season)
          : staffPostUrl(sport, doc.kind, doc, staffId),
        sportId: row.sport_id,
      })
    }
    const known = await db
      .selectFrom('search')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .where('id', '>=', numberOf(staffId, 0))
      .where('id', '<', numberOf(staffId + 1, 0))
      .execute()
    await dropFindable(
      writing,
      kind,
      known.map(({ id }) => id).filter((id) => !newest.has(id)),
    )
  }
}
