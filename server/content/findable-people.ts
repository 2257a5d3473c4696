import { rosterHref, playerHref } from '../../src/routes/links.ts'
import type { SportRef } from '../../src/contract/schema/sport.ts'
import { dropFindable, writeFindable } from './findable.ts'
import { textOf } from './clean-html.ts'
import type { PlayerDoc } from './docs.ts'
import { sportOf } from './sport-slug.ts'
import type { Writing } from './writing.ts'

/**
 * Makes a person findable as the newest of their rosters has them; who is hidden in all of them is not found. Called whenever a
 * row of the person was written or taken away.
 */
export async function writeFindablePerson(writing: Writing, playerId: number): Promise<void> {
  const { db, tenant } = writing
  const row = await db.selectFrom('roster_player').innerJoin('roster', (j) => j.onRef('roster.tenant', '=', 'roster_player.tenant').onRef('roster.id', '=', 'roster_player.roster_id'))
    .select(['roster_player.id', 'roster_player.doc', 'roster.sport_id', 'roster.season']).where('roster_player.tenant', '=', tenant).where('roster_player.player_id', '=', playerId)
    .where('roster_player.hidden', '=', 0).where('roster.hidden', '=', 0).orderBy('roster.season', 'desc').orderBy('roster_player.id', 'desc').limit(1).executeTakeFirst()
  const sport = row && (await sportOf(writing, row.sport_id))
  if (!row || !sport) return dropFindable(writing, 'player', [playerId])
  const { firstName, lastName, positionLong, hometown, highSchool, previousSchool, bio, hideBio } = JSON.parse(row.doc) as PlayerDoc
  const at = { globalSportNameSlug: sport.slug } as SportRef
  const title = `${firstName} ${lastName}`.trim()
  const facts = [`${row.season} ${sport.title}`, positionLong, hometown, highSchool, previousSchool].filter(Boolean).join(', ')
  const text = hideBio || !bio ? facts : `${facts}. ${textOf(bio)}`
  // The start of the season is not known here; its first year is near enough for an order.
  const year = /\d{4}/.exec(row.season)?.[0]
  const url = hideBio ? rosterHref(at, row.season) : playerHref(at, { firstName, lastName, rosterPlayerId: row.id })
  await writeFindable(writing, 'player', playerId, { title: title || positionLong, text, url, sportId: row.sport_id, date: year ? `${year}-08-01T00:00:00` : null })
}
