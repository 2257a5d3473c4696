import { PlayerDoc, RosterDoc } from '../docs.ts'
import { htmlToBlockText } from '../html/clean-html.ts'
import { writeItem } from '../items.ts'
import { rosterPerson } from '../kinds/people.ts'
import { writeRosterCoaches } from './roster-staff.ts'
import { dropFindable } from '../search/findable.ts'
import { saveDocument, type Transaction, type WriteResult } from '../transaction.ts'
import { yearsText } from '../../../src/domain/people/player-fields.ts'

/** Most characters of a bio that are searched. */
const mostWords = 2000

/** Where a bold heading on a line ends without a mark, so that all headings end with a colon. */
const boldHeading = /(?<=[\p{L}\d)])<\/(?:strong|b)>(?=\s*(?:<br|<\/p>))/gu

/** The id of a person in a sport. A person who plays two sports has two. */
const numberOf = (playerId: number, sportId: number): number => playerId * 1000 + sportId

/**
 * Rewrites the items of these people: one per sport, from all seasons that are not hidden. Runs in
 * the transaction that wrote their rosters.
 */
export async function writeRosterPeople(
  transaction: Transaction,
  playerIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(playerIds)]
  for (let i = 0; i < ids.length; i += 200) await writeSome(transaction, ids.slice(i, i + 200))
}

async function writeSome(transaction: Transaction, playerIds: readonly number[]): Promise<void> {
  const { db, tenant, topics } = transaction
  const rows = await db
    .selectFrom('roster_player as p')
    .innerJoin('roster as r', (j) =>
      j.onRef('r.tenant', '=', 'p.tenant').onRef('r.id', '=', 'p.roster_id'),
    )
    .select(['p.id', 'p.player_id', 'p.doc', 'r.season', 'r.sport_id'])
    .where('p.tenant', '=', tenant)
    .where('p.player_id', 'in', playerIds)
    .where('p.hidden', '=', 0)
    .where('r.hidden', '=', 0)
    .orderBy('r.season', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
  const people = Map.groupBy(rows, (row) => numberOf(row.player_id, row.sport_id))
  for (const [id, seasons] of people) {
    const [newest] = seasons as [(typeof seasons)[number], ...typeof seasons]
    const {
      firstName,
      lastName,
      jerseyNumber,
      positionLong,
      positionShort,
      hometown,
      highSchool,
      previousSchool,
      bio,
      hideBio,
    } = JSON.parse(newest.doc) as PlayerDoc
    const docs = seasons.map(({ doc }) => JSON.parse(doc) as PlayerDoc)
    await writeItem(transaction, rosterPerson, {
      id,
      rank: 0,
      doc: {
        playerId: newest.player_id,
        rosterPlayerId: newest.id,
        firstName,
        lastName,
        season: newest.season,
        sportId: newest.sport_id,
        position: positionLong || positionShort,
        jerseyNumber,
        image: docs.find(({ image }) => image)?.image ?? null,
        years: yearsText(seasons.map(({ season }) => season)),
        letters:
          docs.map(({ letters }) => letters ?? null).find((letters) => letters !== null) ?? null,
        hometown: docs.find((doc) => doc.hometown)?.hometown ?? null,
        hideBio,
        found: [
          [`${newest.season} roster`, positionLong, hometown, highSchool, previousSchool]
            .filter(Boolean)
            .join(', '),
          hideBio || !bio
            ? ''
            : htmlToBlockText(bio.replace(boldHeading, ':$&')).slice(0, mostWords),
        ]
          .filter(Boolean)
          .join('. '),
      },
    })
  }
  const all = await db
    .selectFrom('item')
    .select(['id', 'sport_id'])
    .where('tenant', '=', tenant)
    .where('kind', '=', rosterPerson.name)
    .where((e) =>
      e.or(
        playerIds.map((playerId) =>
          e.and([e('id', '>=', numberOf(playerId, 0)), e('id', '<', numberOf(playerId + 1, 0))]),
        ),
      ),
    )
    .execute()
  const deletedIds = all.map(({ id }) => id).filter((id) => !people.has(id))
  if (deletedIds.length === 0) return
  topics.add(rosterPerson.name)
  await db
    .deleteFrom('item')
    .where('tenant', '=', tenant)
    .where('kind', '=', rosterPerson.name)
    .where('id', 'in', deletedIds)
    .execute()
  await dropFindable(transaction, rosterPerson.name, deletedIds)
}

/** `hidden`: the roster is not public yet. When it is omitted, the stored value is kept. */
export const writeRoster = (
  transaction: Transaction,
  roster: { id: number; sportId: number; season: string; hidden?: boolean },
): Promise<WriteResult> =>
  saveDocument(
    transaction,
    'roster',
    RosterDoc,
    {
      id: roster.id,
      sport_id: roster.sportId,
      season: roster.season,
      ...(roster.hidden === undefined ? {} : { hidden: Number(roster.hidden) }),
      doc: { season: roster.season },
    },
    [`rosters:${roster.sportId}`, `roster:${roster.id}`, 'rosters', 'sports'],
  )

export const writePlayer = (
  transaction: Transaction,
  player: { id: number; rosterId: number; playerId: number; rank: number; doc: PlayerDoc },
): Promise<WriteResult> =>
  saveDocument(
    transaction,
    'roster_player',
    PlayerDoc,
    {
      id: player.id,
      roster_id: player.rosterId,
      player_id: player.playerId,
      rank: player.rank,
      hidden: Number(player.doc.hide ?? false),
      doc: player.doc,
    },
    (before) => [
      `roster:${player.rosterId}`,
      `player:${player.id}`,
      `person:${player.playerId}`,
      ...(typeof before?.['player_id'] === 'number' ? [`person:${before['player_id']}`] : []),
      // The number of visible players changed.
      ...(before && Number(before['hidden']) === Number(player.doc.hide ?? false)
        ? []
        : ['rosters']),
    ],
  )

/**
 * Call it after writing the rows of a roster. It hides the roster when all people on it are hidden
 * (a season that is not announced yet), and updates the lists of players and coaches.
 */
export async function settleRoster(transaction: Transaction, rosterId: number): Promise<void> {
  const { db, tenant } = transaction
  const roster = await db
    .selectFrom('roster')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', rosterId)
    .executeTakeFirst()
  if (!roster) return
  const players = await db
    .selectFrom('roster_player')
    .select(['id', 'player_id', 'hidden'])
    .where('tenant', '=', tenant)
    .where('roster_id', '=', rosterId)
    .execute()
  const staff = await db
    .selectFrom('staff_member')
    .select(['staff_id', 'hidden'])
    .where('tenant', '=', tenant)
    .where('roster_id', '=', rosterId)
    .execute()
  const all = [...players, ...staff]
  const hidden = all.length > 0 && all.every((row) => row.hidden === 1)
  const outcome = await writeRoster(transaction, {
    id: rosterId,
    sportId: roster.sport_id,
    season: roster.season,
    hidden,
  })
  if (outcome === 'changed') {
    for (const { id, player_id } of players)
      transaction.topics.add(`player:${id}`).add(`person:${player_id}`)
    for (const { staff_id } of staff)
      if (staff_id !== null) transaction.topics.add(`staff:${staff_id}`)
    transaction.topics.add('staff-rows')
  }
  await writeRosterPeople(
    transaction,
    players.map(({ player_id }) => player_id),
  )
  await writeRosterCoaches(
    transaction,
    staff.map(({ staff_id }) => staff_id),
  )
}

/** Removes players or staff of a roster that its file no longer has. Resolves to their number. */
export async function dropOthers(
  transaction: Transaction,
  table: 'roster_player' | 'staff_member',
  rosterId: number,
  keep: number[],
): Promise<number> {
  const { db, tenant, topics } = transaction
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('tenant', '=', tenant)
    .where('roster_id', '=', rosterId)
    .execute()
  const keptIds = new Set(keep)
  const deletedRows = rows.filter(({ id }) => !keptIds.has(id))
  if (deletedRows.length === 0) return 0
  await db
    .deleteFrom(table)
    .where('tenant', '=', tenant)
    .where(
      'id',
      'in',
      deletedRows.map(({ id }) => id),
    )
    .execute()
  topics.add(`roster:${rosterId}`).add('rosters')
  for (const { id, person, staff } of deletedRows.map(peopleOf)) {
    if (person !== null) topics.add(`player:${id}`).add(`person:${person}`)
    if (staff !== null) topics.add(`staff:${staff}`).add('staff-rows')
  }
  await writeRosterPeople(
    transaction,
    deletedRows.flatMap((row) => peopleOf(row).person ?? []),
  )
  await writeRosterCoaches(
    transaction,
    deletedRows.map((row) => peopleOf(row).staff),
  )
  return deletedRows.length
}

const peopleOf = (row: { id: number; player_id?: number; staff_id?: number | null }) => ({
  id: row.id,
  person: row.player_id ?? null,
  staff: row.staff_id ?? null,
})
