import type { StoryPlayer } from '../../../src/contract/stories.schema.ts'
import { playerHref } from '../../../src/routes/links.ts'
import { parsePlayerDoc } from '../docs.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

/** Persons as in their newest roster, in the order of the ids, without hidden ones. */
export async function readStoryPlayers(
  context: ReadContext,
  playerIds: readonly number[],
): Promise<StoryPlayer[]> {
  if (playerIds.length === 0) return []
  const sports = await sportRefs(context)
  for (const id of playerIds) context.touch(`person:${id}`)
  const rows = await context.db
    .selectFrom('roster_player')
    .innerJoin('roster', (j) =>
      j
        .onRef('roster.tenant', '=', 'roster_player.tenant')
        .onRef('roster.id', '=', 'roster_player.roster_id'),
    )
    .select([
      'roster_player.id',
      'roster_player.player_id',
      'roster_player.doc',
      'roster.sport_id',
      'roster.season',
    ])
    .where('roster_player.tenant', '=', context.tenant)
    .where('roster_player.player_id', 'in', [...playerIds])
    .where('roster_player.hidden', '=', 0)
    .where('roster.hidden', '=', 0)
    .orderBy('roster.season', 'desc')
    .orderBy('roster_player.id', 'desc')
    .execute()
  return playerIds.flatMap((playerId) => {
    const row = rows.find(({ player_id }) => player_id === playerId)
    const sport = row && sports.get(row.sport_id)
    if (!row || !sport) return []
    const { firstName, lastName, jerseyNumber, positionShort, image } = parsePlayerDoc(row.doc)
    return [
      {
        rosterPlayerId: row.id,
        playerId,
        firstName,
        lastName,
        jerseyNumber,
        positionShort,
        image,
        sport,
        season: row.season,
        url: playerHref(sport, { firstName, lastName, rosterPlayerId: row.id }),
      },
    ]
  })
}
