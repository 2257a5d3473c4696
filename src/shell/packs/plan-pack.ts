import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { buildUrl } from '../../contract/endpoint.ts'
import type { Facility } from '../../contract/facilities.schema.ts'
import type { GameDetails } from '../../contract/game-details.schema.ts'
import { isInside } from '../../contract/links.ts'
import type { PackPart, PackPicture } from '../../contract/packs.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import type { PackPlan } from '../../data/download-pack.ts'
import { apiQuery, fetchValue } from '../../data/api-query.ts'
import { cleanOpponentName } from '../../domain/games/game.ts'
import { gameName } from '../../domain/games/meets.ts'
import { isDataSaverOn } from '../../platform/connection.ts'
import { boxScoreHref, rosterHref, scheduleHref, sportHref } from '../../routes/links.ts'
import { gameDayLink } from '../../routes/game-day-link.ts'
import type { Rows, SiteMap } from '../../routes/site-map.ts'
import { largestPicture, pictureAddresses } from '../../ui/picture-addresses.ts'
import { listReads, rowAt } from '../page/prefetch.ts'
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
  const rows = { ...map.first, ...rest }
  return {
    gameId,
    sportId: game.sport.id,
    title: gameName(game),
    date: game.date,
    pictures,
    sparing: isDataSaverOn(),
    missing,
    parts: parts.map((part) => ({ ...part, answers: answersOf(client, rows, part.path, sport) })),
  }
}

/** URLs of the answers of a page, including the shell's. */
function answersOf(
  client: QueryClient,
  rows: Rows,
  path: string,
  sport: Sport | undefined,
): string[] {
  const row = rowAt(rows, path)
  const pageReads = row ? listReads(client, row, path, '') : []
  const reads = [...pageReads, ...shellReads, ...(sport ? sportReads(sport) : [])]
  const stored = reads.filter(({ row }) => row.offline !== 'never' && !row.isCounter && !row.hidden)
  return [...new Set(stored.map(({ row, query }) => buildUrl(row, query)))]
}

/** Stories of the team besides those about the game. */
const stories = 2
/** Width of pictures in a pack, in pixels: enough for a phone. */
const pictureWidth = 640
/** Width of a map, whose labels must be readable when zoomed. */
const mapWidth = 1280

type Of = {
  game: GameDetails
  /** Whether the department has these pages for the sport. */
  has: { roster: boolean }
  stories: readonly StoryTeaser[]
  facility: Facility | null
}

/**
 * The pages of a game-day pack, and what is known to be missing: information for the way to a game
 * and for the stadium.
 */
export function packContents({ game, has, stories: news, facility }: Of): {
  parts: PackPart[]
  pictures: PackPicture[]
  missing: string[]
} {
  const gameStories = [game.pregameStory, game.postgameStory].flatMap((story) =>
    story ? [{ part: story.title, path: story.url }] : [],
  )
  const latest = news
    .filter(
      ({ redirectAbsoluteUrl, url }) =>
        redirectAbsoluteUrl === null &&
        isInside(url) &&
        !gameStories.some(({ path }) => path === url),
    )
    .slice(0, stories)
  const facilityUrl = game.facility?.url
  const gameDay = gameDayLink(game.facility)
  const tickets = game.ticketLink ?? game.media.tickets?.url
  const theirRoster = `${cleanOpponentName(game.opponent.title)}’s roster`
  const parts: (PackPart | null)[] = [
    { part: 'Game', path: game.gameCenterLink ?? boxScoreHref(game) },
    { part: game.sport.title, path: sportHref(game.sport) },
    { part: 'Schedule', path: scheduleHref(game.sport) },
    has.roster ? { part: 'Roster', path: rosterHref(game.sport) } : null,
    game.opponentRosterUrl ? { part: theirRoster, path: game.opponentRosterUrl } : null,
    facilityUrl && isInside(facilityUrl)
      ? {
          part: 'Place',
          path: facilityUrl,
          ...(gameDay && { within: { part: gameDay.title, path: gameDay.url } }),
        }
      : null,
    game.opponentHistoryUrl ? { part: 'Earlier meetings', path: game.opponentHistoryUrl } : null,
    tickets && isInside(tickets) ? { part: 'Tickets', path: tickets } : null,
    ...gameStories.filter(({ path }) => isInside(path)),
    ...latest.map(({ title, url }) => ({ part: title, path: url })),
  ]
  // A facility with an external page has no page here, so its map is not needed.
  const map = facility?.pageUrl ? null : facility?.map
  // The worker answers for any width of a picture with the stored one, so a map must be stored
  // large.
  const images = [facility?.featuredImage, game.opponent.image]
    .filter((image) => image !== null && image !== undefined)
    .filter(({ url }) => url !== map?.url)
  return {
    parts: [...new Map(parts.flatMap((part) => (part ? [[part.path, part]] : []))).values()],
    pictures: [
      ...(map ? [{ address: largestPicture(map, mapWidth), part: 'Map' }] : []),
      ...images.map((image) => ({ address: pictureAddresses(image, pictureWidth).src })),
    ],
    // Fields of many teams and open brackets have no opponent roster.
    missing: [
      ...(has.roster ? [] : ['Roster']),
      ...(game.opponentRosterUrl || game.opponent.id === null ? [] : [theirRoster]),
      ...(facilityUrl || game.locationIndicator !== 'H' ? [] : ['Place']),
    ],
  }
}
