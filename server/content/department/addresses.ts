import { setImmediate as turn } from 'node:timers/promises'
import type { Game } from '../../../src/contract/game.schema.ts'
import { boxScoreHref, playerHref, gameCenterHref } from '../../../src/routes/links.ts'
import type { GameDoc, PlayerDoc } from '../docs.ts'
import type { ReadContext } from '../read-context.ts'
import { seenNow } from '../search/search.ts'
import { sportRefs } from '../sports/sports.ts'

/** A page URL with the date of its content if it has one, as a wall clock of the department. */
export type Listed = { url: string; date: string | null }

/**
 * Kinds of content of which a department may have many, by their name in the search table. Games
 * and players have tables of their own.
 */
const kinds = {
  stories: 'story',
  coaches: 'roster-staff',
  awards: 'award',
  'all-americans': 'all-american',
  inductees: 'inductee',
  podcasts: 'podcast',
  videos: 'video',
  'sport-files': 'sport_file',
  tags: 'tag',
} as const
export type AddressList = keyof typeof kinds | 'games' | 'game-centers' | 'players'
export const addressLists = [
  ...Object.keys(kinds),
  'games',
  'game-centers',
  'players',
] as AddressList[]

/** URLs of a sitemap part, so that a part of 100,000 stories takes little time and memory. */
export const partSize = 2000
/** Rows read at once, so that other requests run in between. */
const chunk = 500

const isOfGames = (list: AddressList): list is 'games' | 'game-centers' =>
  list === 'games' || list === 'game-centers'

/** The ids of the rows of a list. Whether they are published is checked when they are read. */
function idsOf({ db, tenant }: ReadContext, list: AddressList) {
  const table = (
    isOfGames(list) ? 'game' : list === 'players' ? 'roster_player' : 'search'
  ) as 'search'
  const rows = db.selectFrom(table).select('id').where('tenant', '=', tenant)
  return isOfGames(list) || list === 'players' ? rows : rows.where('kind', '=', kinds[list])
}

/** The first id of each part of a list; empty when the department has no such content. */
export async function listSitemapParts(context: ReadContext, list: AddressList): Promise<number[]> {
  context.touch('search', ...(isOfGames(list) ? ['games'] : list === 'players' ? ['rosters'] : []))
  const starts: number[] = []
  for (;;) {
    const last = starts.at(-1)
    const ids = idsOf(context, list).orderBy('id').limit(1)
    const next = await (
      last === undefined ? ids : ids.where('id', '>=', last).offset(partSize)
    ).executeTakeFirst()
    if (!next) return starts
    starts.push(next.id)
    await turn()
  }
}

/** The URLs of one part from this id on. Hidden and unpublished items are left out. */
export async function readAddresses(
  context: ReadContext,
  list: AddressList,
  start: number,
): Promise<Listed[]> {
  const listedUrls: Listed[] = []
  let from = start
  for (let read = 0; read < partSize; read += chunk) {
    const rows = await (
      list === 'games'
        ? gamesFrom
        : list === 'game-centers'
          ? centersFrom
          : list === 'players'
            ? playersFrom
            : findableFrom(kinds[list])
    )(context, from)
    for (const { listed } of rows) if (listed) listedUrls.push(listed)
    if (rows.length < chunk) break
    from = rows.at(-1)!.id + 1
    await turn()
  }
  return listedUrls
}

type Row = { id: number; listed: Listed | null }

const findableFrom =
  (kind: string) =>
  async (context: ReadContext, from: number): Promise<Row[]> => {
    const now = await seenNow(context)
    const rows = await context.db
      .selectFrom('search')
      .select(['id', 'url', 'date', 'shows'])
      .where('tenant', '=', context.tenant)
      .where('kind', '=', kind)
      .where('id', '>=', from)
      .orderBy('id')
      .limit(chunk)
      .execute()
    return rows.map(({ id, url, date, shows }) => ({
      id,
      listed: shows !== null && shows > now ? null : { url, date },
    }))
  }

/** Games with a box score, and games in progress. */
async function gamesFrom(context: ReadContext, from: number): Promise<Row[]> {
  context.touch('games')
  const sports = await sportRefs(context)
  const rows = await context.db
    .selectFrom('game as g')
    .leftJoin('live_game as l', (j) =>
      j.onRef('l.tenant', '=', 'g.tenant').onRef('l.game_id', '=', 'g.id'),
    )
    .select(['g.id', 'g.sport_id', 'g.doc', 'l.version'])
    .where('g.tenant', '=', context.tenant)
    .where('g.id', '>=', from)
    .orderBy('g.id')
    .limit(chunk)
    .execute()
  return rows.map(({ id, sport_id, doc, version }) => {
    const game = JSON.parse(doc) as GameDoc
    const sport = sports.get(sport_id)
    return {
      id,
      listed:
        (game.result?.boxscore ?? version) && sport
          ? {
              url: boxScoreHref({
                id,
                sport,
                season: game.season,
                opponent: game.opponent as Game['opponent'],
              }),
              date: game.date,
            }
          : null,
    }
  })
}

async function centersFrom(context: ReadContext, from: number): Promise<Row[]> {
  context.touch('games')
  const rows = await context.db
    .selectFrom('game')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', '>=', from)
    .orderBy('id')
    .limit(chunk)
    .execute()
  return rows.map(({ id, doc }) => {
    const { gameCenterEnabled, date } = JSON.parse(doc) as GameDoc
    return { id, listed: gameCenterEnabled ? { url: gameCenterHref({ id }), date } : null }
  })
}

/** Bios of all seasons, without hidden players and players without a bio. */
async function playersFrom(context: ReadContext, from: number): Promise<Row[]> {
  const sports = await sportRefs(context)
  const rows = await context.db
    .selectFrom('roster_player as p')
    .innerJoin('roster as r', (j) =>
      j.onRef('r.tenant', '=', 'p.tenant').onRef('r.id', '=', 'p.roster_id'),
    )
    .select(['p.id', 'p.roster_id', 'p.hidden', 'p.doc', 'r.sport_id', 'r.hidden as rosterHidden'])
    .where('p.tenant', '=', context.tenant)
    .where('p.id', '>=', from)
    .orderBy('p.id')
    .limit(chunk)
    .execute()
  return rows.map(({ id, roster_id, hidden, rosterHidden, doc, sport_id }) => {
    context.touch(`roster:${roster_id}`)
    const player = JSON.parse(doc) as PlayerDoc
    const sport = sports.get(sport_id)
    return {
      id,
      listed:
        hidden || rosterHidden || player.hideBio || !sport
          ? null
          : { url: playerHref(sport, { ...player, rosterPlayerId: id }), date: null },
    }
  })
}
