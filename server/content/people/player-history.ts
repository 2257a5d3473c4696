import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { PastPlayer, PlayerLink, PlayerMedia } from '../../../src/contract/people.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { playerHref } from '../../../src/routes/links.ts'
import { foldText, type Item } from '../items.ts'
import { award } from '../kinds/honors.ts'
import { nameOrder, pastPlayer, rosterPerson } from '../kinds/people.ts'
import { readPublishCutoff } from '../publish-cutoff.ts'
import { clampPageSize } from '../paging.ts'
import { readListSettings } from './people-settings.ts'
import { linkTo, readPlayerSeasons } from './players.ts'
import { playerOfRow } from './people-links.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { readStoryCutoff } from '../stories/stories.ts'
import { storyUrl } from '../stories/story-links.ts'

type HistoryQuery = Paging & {
  sportId?: number | undefined
  lastNameStart?: string | undefined
  nameSearch?: string | undefined
}
type Line = { kind: string; id: number; doc: string }

/** A page of items of these kinds by last name, counted and limited by the database. */
async function pageOfLines(
  context: ReadContext,
  kinds: string[],
  query: HistoryQuery,
): Promise<PageOf<Line>> {
  context.touch(...kinds)
  let scope = context.db
    .selectFrom('item')
    .where('tenant', '=', context.tenant)
    .where('kind', 'in', kinds)
  if (query.sportId) scope = scope.where('sport_id', '=', query.sportId)
  const start = nameOrder(query.lastNameStart ?? '')
  if (start) scope = scope.where('slug', '>=', start).where('slug', '<', `${start}\uffff`)
  for (const term of foldText(query.nameSearch ?? '')
    .split(/\s+/)
    .filter(Boolean))
    scope = scope.where('words', 'like', `%${term.replace(/[%_\\]/g, '')}%`)
  const size = clampPageSize(query)
  const page = query.$pageIndex ?? 0
  const { total } = await scope.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const items = await scope
    .select(['kind', 'id', 'doc'])
    .orderBy('slug')
    .orderBy('kind')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute()
  return { items, total: Number(total), page, pages: Math.ceil(Number(total) / size) }
}

/**
 * All players of all rosters, one item per sport, with record book players from before the rosters.
 */
async function readPlayerHistory(
  context: ReadContext,
  query: HistoryQuery,
): Promise<PageOf<PastPlayer>> {
  const sports = await sportRefs(context)
  const page = await pageOfLines(context, [pastPlayer.name, rosterPerson.name], query)
  return { ...page, items: page.items.flatMap((line) => pastPlayerOf(line, sports)) }
}

function pastPlayerOf({ kind, doc }: Line, sports: Map<number, SportRef>): PastPlayer[] {
  if (kind === pastPlayer.name) {
    const { sportId, ...past } = JSON.parse(doc) as Item<typeof pastPlayer>
    const sport = sports.get(sportId)
    return sport ? [{ ...past, sport, playerId: null, rosterPlayerId: null, url: null }] : []
  }
  const {
    sportId,
    season: _,
    jerseyNumber: __,
    image: ___,
    hideBio,
    found: ____,
    position,
    ...person
  } = JSON.parse(doc) as Item<typeof rosterPerson>
  const sport = sports.get(sportId)
  return sport
    ? [
        {
          ...person,
          sport,
          position: position || null,
          url: hideBio ? null : playerHref(sport, person),
        },
      ]
    : []
}

/** Players whose name contains these words, by last name, each in the newest season of a sport. */
async function searchPlayers(
  context: ReadContext,
  { searchText, ...paging }: Paging & { searchText: string },
): Promise<PageOf<PlayerLink>> {
  const sports = await sportRefs(context)
  const page = await pageOfLines(context, [rosterPerson.name], {
    ...paging,
    nameSearch: searchText,
  })
  return {
    ...page,
    items: page.items.flatMap(({ doc }) => {
      const {
        sportId,
        years: _,
        letters: __,
        hometown: ___,
        hideBio: ____,
        found: _____,
        ...person
      } = JSON.parse(doc) as Item<typeof rosterPerson>
      const sport = sports.get(sportId)
      return sport ? [{ ...person, sport, url: playerHref(sport, person) }] : []
    }),
  }
}

/** A random player of a current roster, a different one each minute; null when there is none. */
export async function readRandomPlayer(
  context: ReadContext,
  sportId?: number,
): Promise<PlayerLink | null> {
  context.touch('rosters', 'sports')
  const minute = Math.floor(context.now.getTime() / 60_000)
  context.changesAt((minute + 1) * 60_000)
  let scope = context.db
    .selectFrom('roster_player as p')
    .innerJoin('roster as r', (j) =>
      j.onRef('r.tenant', '=', 'p.tenant').onRef('r.id', '=', 'p.roster_id'),
    )
    .innerJoin('season as s', (j) =>
      j
        .onRef('s.tenant', '=', 'r.tenant')
        .onRef('s.sport_id', '=', 'r.sport_id')
        .onRef('s.title', '=', 'r.season')
        .on('s.is_current', '=', 1),
    )
    .where('p.tenant', '=', context.tenant)
    .where('p.hidden', '=', 0)
    .where('r.hidden', '=', 0)
  if (sportId) scope = scope.where('r.sport_id', '=', sportId)
  const { total } = await scope.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  if (Number(total) === 0) return null
  // A large prime step, so that consecutive minutes do not select neighbors on a roster.
  const row = await scope
    .select(['p.id', 'p.player_id', 'p.doc', 'r.season', 'r.sport_id'])
    .orderBy('p.id')
    .limit(1)
    .offset((minute * 7919) % Number(total))
    .executeTakeFirst()
  const sport = row && (await sportRefs(context)).get(row.sport_id)
  if (!row || !sport) return null
  context.touch(`player:${row.id}`)
  return linkTo({ player: playerOfRow(row), season: row.season, sport })
}

/**
 * Portraits of a player (of one season if it is given), pictures of awards, and published stories
 * that name the player.
 */
export async function readPlayerMedia(
  context: ReadContext,
  playerId: number,
  rosterPlayerId?: number,
): Promise<PlayerMedia | null> {
  const seasons = await readPlayerSeasons(context, [playerId])
  if (seasons.length === 0) return null
  const portraits = seasons
    .filter(({ player }) => !rosterPlayerId || player.rosterPlayerId === rosterPlayerId)
    .flatMap(({ player }) => player.image ?? [])
  context.touch('mentions', 'stories', award.name)
  const { db, tenant } = context
  const now = await readStoryCutoff(context)
  const lists = (await readListSettings(context, 'awards', '')).enabled
    ? ['story', award.name]
    : ['story']
  if (lists.includes(award.name)) await readPublishCutoff(context, award)
  const mentions = await db
    .selectFrom('mention')
    .select(['kind', 'id'])
    .where('tenant', '=', tenant)
    .where('target_kind', '=', 'person')
    .where('target', '=', playerId)
    .where('kind', 'in', lists)
    .where('date', '<=', now)
    .orderBy('date', 'desc')
    .orderBy('kind')
    .orderBy('id')
    .limit(100)
    .execute()
  const idsOf = (kind: string) =>
    mentions.filter((mention) => mention.kind === kind).map(({ id }) => id)
  const awards =
    idsOf(award.name).length === 0
      ? []
      : await db
          .selectFrom('item')
          .select('doc')
          .where('tenant', '=', tenant)
          .where('kind', '=', award.name)
          .where('id', 'in', idsOf(award.name))
          .where('date', '<=', now)
          .orderBy('date', 'desc')
          .orderBy('id')
          .execute()
  const stories =
    idsOf('story').length === 0
      ? []
      : await db
          .selectFrom('story')
          .select(['id', 'date', 'slug', 'doc'])
          .where('tenant', '=', tenant)
          .where('id', 'in', idsOf('story'))
          .where('hidden', '=', 0)
          .where('date', '<=', now)
          .orderBy('date', 'desc')
          .orderBy('id', 'desc')
          .execute()
  const images = [
    ...portraits,
    ...awards.flatMap(({ doc }) => (JSON.parse(doc) as Item<typeof award>).image ?? []),
  ]
  return {
    playerId,
    images: images.filter((image, i) => images.findIndex(({ url }) => url === image.url) === i),
    stories: stories.map(({ id, date, slug, doc }) => ({
      id,
      title: (JSON.parse(doc) as { title: string }).title,
      date,
      url: storyUrl(date, slug),
    })),
  }
}

export const handlers = {
  playerMedia: (context, { playerId, rosterPlayerId }) =>
    readPlayerMedia(context, playerId, rosterPlayerId),
  playerHistory: readPlayerHistory,
  randomPlayer: (context, { sportId }) => readRandomPlayer(context, sportId),
  playerSearch: searchPlayers,
} satisfies Partial<CallHandlers>
