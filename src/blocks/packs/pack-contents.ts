import type { PackPart, PackPicture } from '../../contract/packs.ts'
import type { Facility } from '../../contract/facilities.schema.ts'
import type { GameDetails } from '../../contract/game-details.schema.ts'
import { isInside } from '../../contract/links.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import { cleanOpponentName } from '../../domain/games/game.ts'
import {
  boxScoreHref,
  rosterHref,
  scheduleHref,
  sportHref,
  gameDayLink,
} from '../../routes/links.ts'
import { largestPicture, pictureAddresses } from '../../ui/picture-addresses.ts'

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
  const told = [game.pregameStory, game.postgameStory].flatMap((story) =>
    story ? [{ part: story.title, path: story.url }] : [],
  )
  const latest = news
    .filter(
      ({ redirectAbsoluteUrl, url }) =>
        redirectAbsoluteUrl === null && isInside(url) && !told.some(({ path }) => path === url),
    )
    .slice(0, stories)
  const place = game.facility?.url
  const gameDay = gameDayLink(game.facility)
  const tickets = game.ticketLink ?? game.media.tickets?.url
  const theirRoster = `${cleanOpponentName(game.opponent.title)}’s roster`
  const parts: (PackPart | null)[] = [
    { part: 'Game', path: game.gameCenterLink ?? boxScoreHref(game) },
    { part: game.sport.title, path: sportHref(game.sport) },
    { part: 'Schedule', path: scheduleHref(game.sport) },
    has.roster ? { part: 'Roster', path: rosterHref(game.sport) } : null,
    game.opponentRosterUrl ? { part: theirRoster, path: game.opponentRosterUrl } : null,
    place && isInside(place)
      ? {
          part: 'Place',
          path: place,
          ...(gameDay && { within: { part: gameDay.title, path: gameDay.url } }),
        }
      : null,
    game.opponentHistoryUrl ? { part: 'Earlier meetings', path: game.opponentHistoryUrl } : null,
    tickets && isInside(tickets) ? { part: 'Tickets', path: tickets } : null,
    ...told.filter(({ path }) => isInside(path)),
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
      ...(place || game.locationIndicator !== 'H' ? [] : ['Place']),
    ],
  }
}
