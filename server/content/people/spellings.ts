import type { ReadContext } from '../read-context.ts'
import { parsePlayerDoc } from '../docs.ts'
import { spellingsIn, type Spellings } from './people-links.ts'
import { getRosterId } from './rosters.ts'

/** Other spellings that the department stored for the players of a roster. Not public. */
export async function readSpellings(
  context: ReadContext,
  sportId: number,
  season: string,
): Promise<Spellings> {
  const rosterId = await getRosterId(context, sportId, season)
  if (rosterId === null) return new Map()
  const rows = await context.db
    .selectFrom('roster_player')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('roster_id', '=', rosterId)
    .where('hidden', '<=', context.mostHidden)
    .where('doc', 'like', '%"alsoKnownAs":"%')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, doc }) => [id, spellingsIn(parsePlayerDoc(doc).alsoKnownAs)]))
}
