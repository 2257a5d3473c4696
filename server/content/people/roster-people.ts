import { textOf } from '../html/clean-html.ts'
import type { PlayerDoc } from '../docs.ts'
import { dropFindable } from '../search/findable.ts'
import { writeItem } from '../items.ts'
import { rosterPerson } from '../kinds/past-player.ts'
import { yearsText } from '../../../src/domain/people/player-fields.ts'
import type { Transaction } from '../transaction.ts'

/** Characters of a bio that are searched. */
const mostWords = 2000

/** The number of a person in a sport, made of both: who plays two sports is found in both. */
const numberOf = (playerId: number, sportId: number): number => playerId * 1000 + sportId

/**
 * Makes the lines of these people anew: one for each sport, of all their seasons that are not
 * hidden. In the transaction that wrote their rosters.
 */
export async function writeRosterPeople(
  writing: Transaction,
  playerIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(playerIds)]
  for (let i = 0; i < ids.length; i += 200) await writeSome(writing, ids.slice(i, i + 200))
}

async function writeSome(writing: Transaction, playerIds: readonly number[]): Promise<void> {
  const { db, tenant, topics } = writing
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
    await writeItem(writing, rosterPerson, {
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
          [newest.season, positionLong, hometown, highSchool, previousSchool]
            .filter(Boolean)
            .join(', '),
          hideBio || !bio ? '' : textOf(bio).slice(0, mostWords),
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
  const gone = all.map(({ id }) => id).filter((id) => !people.has(id))
  if (gone.length === 0) return
  topics.add(rosterPerson.name)
  await db
    .deleteFrom('item')
    .where('tenant', '=', tenant)
    .where('kind', '=', rosterPerson.name)
    .where('id', 'in', gone)
    .execute()
  await dropFindable(writing, rosterPerson.name, gone)
}
