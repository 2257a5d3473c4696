import { StaffDoc, type SportDoc } from '../docs.ts'
import { staff } from '../kinds/people.ts'
import { staffPostUrl, rosterUrl } from './people-links.ts'
import type { ReadContext } from '../read-context.ts'
import { dropFindable, writeFindable } from '../search/findable.ts'
import { saveDocument, type WriteResult, type Transaction } from '../transaction.ts'
import type { StaffMember } from '../../../src/contract/roster.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'

/**
 * Coaches and support staff of rosters, in file order, with the id of their roster. Hidden ones are
 * left out.
 */
export async function readStaffRows(
  context: ReadContext,
  rosters: ReadonlyMap<number, SportRef>,
): Promise<(StaffMember & { kind: 'coach' | 'support'; rosterId: number })[]> {
  if (rosters.size === 0) return []
  const { db, tenant, mostHidden } = context
  const rows = await db
    .selectFrom('staff_member')
    .select(['id', 'roster_id', 'staff_id', 'doc'])
    .where('tenant', '=', tenant)
    .where('roster_id', 'in', [...rosters.keys()])
    .where('hidden', '<=', mostHidden)
    .orderBy('roster_id')
    .orderBy('rank')
    .orderBy('id')
    .execute()
  const portraits = await portraitsOf(
    context,
    rows.map(({ staff_id }) => staff_id),
  )
  return rows.map((row) => {
    const { kind, bio: _, hide = false, socialMedia: __, ...doc } = JSON.parse(row.doc) as StaffDoc
    const { hideBio = false, ...member } = doc
    // Hidden staff have no page.
    const url =
      row.staff_id === null || hideBio || hide
        ? null
        : staffPostUrl(rosters.get(row.roster_id)!, kind, doc, row.staff_id)
    return {
      ...member,
      hideBio,
      kind,
      rosterId: row.roster_id,
      id: row.id,
      staffId: row.staff_id,
      image: doc.image ?? portraits.get(row.staff_id ?? 0) ?? null,
      url,
    }
  })
}

/** A list item without the kind, because the list is of one kind. */
export const asMember = ({
  kind: _,
  rosterId: __,
  ...member
}: StaffMember & { kind: string; rosterId: number }): StaffMember => member

/** Directory pictures, for coaches without a picture on the roster. */
async function portraitsOf(
  context: ReadContext,
  ids: (number | null)[],
): Promise<Map<number, StaffMember['image']>> {
  const knownIds = [...new Set(ids.filter((id) => id !== null))]
  if (knownIds.length === 0) return new Map()
  for (const id of knownIds) context.touch(`staff:${id}`)
  const rows = await context.db
    .selectFrom('item')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('kind', '=', staff.name)
    .where('id', 'in', knownIds)
    .execute()
  return new Map(
    rows.map(({ id, doc }) => [id, (JSON.parse(doc) as { image: StaffMember['image'] }).image]),
  )
}

export const writeStaff = (
  transaction: Transaction,
  member: { id: number; rosterId: number; staffId: number; rank: number; doc: StaffDoc },
): Promise<WriteResult> =>
  saveDocument(
    transaction,
    'staff_member',
    StaffDoc,
    {
      id: member.id,
      roster_id: member.rosterId,
      staff_id: member.staffId,
      rank: member.rank,
      hidden: Number(member.doc.hide ?? false),
      doc: member.doc,
    },
    (before) => [
      `roster:${member.rosterId}`,
      `staff:${member.staffId}`,
      'staff-rows',
      ...(typeof before?.['staff_id'] === 'number' ? [`staff:${before['staff_id']}`] : []),
    ],
  )

/** The search kind of coaches and support staff; people in the directory are a separate kind. */
const kind = 'roster-staff'

/** The search id of a person in a sport. A person who coaches two sports has two. */
const numberOf = (staffId: number, sportId: number): number => staffId * 1000 + sportId

/**
 * Updates the search entries of these people, one per sport from the newest roster, and removes
 * those without a visible roster. Runs in the transaction that wrote their rosters.
 */
export async function writeRosterCoaches(
  transaction: Transaction,
  staffIds: readonly (number | null)[],
): Promise<void> {
  const { db, tenant } = transaction
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
      await writeFindable(transaction, kind, id, {
        title: `${doc.firstName} ${doc.lastName}`.trim(),
        text: [doc.title, sport.title].filter(Boolean).join(', '),
        // Without text of the bio, because the directory may hide it. A bio that the roster hides
        // links to the roster.
        url: doc.hideBio
          ? rosterUrl(sport, row.season)
          : staffPostUrl(sport, doc.kind, doc, staffId),
        sportId: row.sport_id,
      })
    }
    const listedRows = await db
      .selectFrom('search')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .where('id', '>=', numberOf(staffId, 0))
      .where('id', '<', numberOf(staffId + 1, 0))
      .execute()
    await dropFindable(
      transaction,
      kind,
      listedRows.map(({ id }) => id).filter((id) => !newest.has(id)),
    )
  }
}
