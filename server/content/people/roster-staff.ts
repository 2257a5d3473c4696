import type { StaffMember } from '../../../src/contract/roster.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { StaffDoc } from '../docs.ts'
import { staff } from '../kinds/staff.ts'
import { staffPostUrl } from './people-links.ts'
import type { ReadContext } from '../read-context.ts'
import { put, type Outcome, type Transaction } from '../transaction.ts'

/**
 * Coaches and support staff of rosters, in the order of their files, with the roster of each. Who
 * is hidden is not there.
 */
export async function readStaffRows(
  reading: ReadContext,
  rosters: ReadonlyMap<number, SportRef>,
): Promise<(StaffMember & { kind: 'coach' | 'support'; rosterId: number })[]> {
  if (rosters.size === 0) return []
  const { db, tenant, mostHidden } = reading
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
    reading,
    rows.map(({ staff_id }) => staff_id),
  )
  return rows.map((row) => {
    const { kind, bio: _, hide = false, socialMedia: __, ...doc } = JSON.parse(row.doc) as StaffDoc
    const { hideBio = false, ...member } = doc
    // Who is not announced has no page.
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

/** What a list shows of one: not the kind, which the list says. */
export const asMember = ({
  kind: _,
  rosterId: __,
  ...member
}: StaffMember & { kind: string; rosterId: number }): StaffMember => member

/** A coach without a picture on the roster has the one of the directory. */
async function portraitsOf(
  reading: ReadContext,
  ids: (number | null)[],
): Promise<Map<number, StaffMember['image']>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  for (const id of known) reading.touch(`staff:${id}`)
  const rows = await reading.db
    .selectFrom('item')
    .select(['id', 'doc'])
    .where('tenant', '=', reading.tenant)
    .where('kind', '=', staff.name)
    .where('id', 'in', known)
    .execute()
  return new Map(
    rows.map(({ id, doc }) => [id, (JSON.parse(doc) as { image: StaffMember['image'] }).image]),
  )
}

export const writeStaff = (
  writing: Transaction,
  member: { id: number; rosterId: number; staffId: number; rank: number; doc: StaffDoc },
): Promise<Outcome> =>
  put(
    writing,
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
