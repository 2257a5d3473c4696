import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router'
import * as api from '../../contract/api.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { packContents } from '../../blocks/packs/pack-contents.ts'
import type { PackPlan } from '../../data/packs/download-pack.ts'
import { apiQuery, fetchValue, type ApiQuery } from '../../data/api-query.ts'
import { isDataSaverOn } from '../../platform/connection.ts'
import type { SiteMap } from '../../routes/site-map.ts'
import { listPages, listReads } from '../page/prefetch.ts'
import { shellReads, sportReads } from '../reads.ts'

/** The contents of a game's pack: each page with its reads. */
export async function planPack(
  client: QueryClient,
  map: SiteMap,
  gameId: number,
  sportId: number,
): Promise<PackPlan> {
  const [game, sports, stories, rest] = await Promise.all([
    client.fetchQuery(apiQuery(api.game, { gameId })).then(({ value }) => value),
    fetchValue(client, apiQuery(api.sports, {})),
    fetchValue(client, apiQuery(api.stories, { sportId, $pageSize: 7 })),
    map.rest(),
  ])
  if (!game) throw new Error(`there is no game ${gameId}`)
  const sport = sports.find(({ id }) => id === game.sport.id)
  const facility = game.facility?.id
    ? await fetchValue(client, apiQuery(api.facility, { facilityId: game.facility.id }))
    : null
  const { parts, pictures, missing } = packContents({
    game,
    has: { roster: Boolean(sport?.rosterId) },
    stories: stories.items,
    facility,
  })
  const rows = listPages({ ...map.first, ...rest })
  return {
    gameId,
    sportId: game.sport.id,
    title: `${game.sport.title}${game.showAtVs ? ` ${game.atVs} ` : ': '}${game.opponent.title}`,
    date: game.date,
    pictures,
    sparing: isDataSaverOn(),
    missing,
    parts: parts.map((part) => ({ ...part, reads: readsAt(client, rows, part.path, sport) })),
  }
}

/** The reads of a URL's page, including the shell's. */
function readsAt(
  client: QueryClient,
  rows: ReturnType<typeof listPages>,
  path: string,
  sport: Sport | undefined,
): ApiQuery[] {
  const match = matchRoutes(rows, path)?.at(-1)
  const own = match ? listReads(client, match.route.row, match.params, '') : []
  return [...own, ...shellReads, ...(sport ? sportReads(sport) : [])]
}
