import type { Hit } from '../../db/search-terms.ts'
import { rosterPerson } from '../kinds/people.ts'
import type { ReadContext } from '../read-context.ts'
import { readSports } from '../sports/sports.ts'

/** What distinguishes athletes with the same name, by the id of their search entry. */
export type Athletes = {
  /** On the roster of the current season. */
  current: ReadonlySet<number>
  /** The number of stories, videos, awards and moments about each. */
  mentions: ReadonlyMap<number, number>
}

/** The person and the sport of the id of a search entry. */
export const personId = (id: number): number => Math.floor(id / 1000)
const sportId = (id: number): number => id % 1000

export async function readAthletes(context: ReadContext, hits: readonly Hit[]): Promise<Athletes> {
  const ids = hits.flatMap(({ kind, id }) => (kind === rosterPerson.name ? id : []))
  if (ids.length === 0) return { current: new Set(), mentions: new Map() }
  const { db, tenant } = context
  const people = [...new Set(ids.map(personId))]
  const rosters = new Map(
    (await readSports(context)).flatMap(({ id, rosterId }) =>
      rosterId === null ? [] : [[rosterId, id]],
    ),
  )
  for (const rosterId of rosters.keys()) context.touch(`roster:${rosterId}`)
  context.touch('mentions')
  const players =
    rosters.size === 0
      ? []
      : await db
          .selectFrom('roster_player')
          .select(['player_id', 'roster_id'])
          .where('tenant', '=', tenant)
          .where('player_id', 'in', people)
          .where('roster_id', 'in', [...rosters.keys()])
          .where('hidden', '=', 0)
          .execute()
  const onRosters = new Set(
    players.map(({ player_id, roster_id }) => `${player_id} ${rosters.get(roster_id)!}`),
  )
  const counts = await db
    .selectFrom('mention')
    .select(({ fn }) => ['target', fn.countAll<number | string>().as('count')])
    .where('tenant', '=', tenant)
    .where('target_kind', '=', 'person')
    .where('target', 'in', people)
    .groupBy('target')
    .execute()
  const byPerson = new Map(counts.map(({ target, count }) => [target, Number(count)]))
  return {
    current: new Set(ids.filter((id) => onRosters.has(`${personId(id)} ${sportId(id)}`))),
    mentions: new Map(ids.map((id) => [id, byPerson.get(personId(id)) ?? 0])),
  }
}
