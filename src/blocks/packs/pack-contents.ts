import type { PackPart } from '../../contract/packs.ts'
import type { Facility } from '../../contract/schema/facility.ts'
import type { GameDetails } from '../../contract/schema/game-details.ts'
import { isInside } from '../../contract/links.ts'
import type { StoryTeaser } from '../../contract/schema/story.ts'
import { boxScoreHref, rosterHref, scheduleHref, sportHref } from '../../routes/links.ts'
import { pictureAddresses } from '../../ui/picture-addresses.ts'

/** Stories of the team besides the one about the game. */
const stories = 2
/** Pixels of a picture in a pack: enough for a phone. */
const pictureWidth = 640

type Of = { game: GameDetails; /** Whether the department has such things of this sport. */ has: { roster: boolean }; stories: readonly StoryTeaser[]; facility: Facility | null }

/** The pages of a game-day pack, and what is known to be missing: what one wants to look up on the way to a game and in its stands. */
export function packContents({ game, has, stories: news, facility }: Of): { parts: PackPart[]; pictures: string[]; missing: string[] } {
  const told = [game.pregameStory, game.postgameStory].flatMap((story) => (story ? [{ part: story.title, path: story.url }] : []))
  const latest = news.filter(({ redirectAbsoluteUrl, url }) => redirectAbsoluteUrl === null && isInside(url) && !told.some(({ path }) => path === url)).slice(0, stories)
  const place = game.facility?.url
  const tickets = game.ticketLink ?? game.media.tickets?.url
  const parts: (PackPart | null)[] = [
    { part: 'Game', path: game.gameCenterLink ?? boxScoreHref(game) },
    { part: game.sport.title, path: sportHref(game.sport) },
    { part: 'Schedule', path: scheduleHref(game.sport) },
    has.roster ? { part: 'Roster', path: rosterHref(game.sport) } : null,
    place && isInside(place) ? { part: 'Place', path: place } : null,
    game.opponentHistoryUrl ? { part: 'Earlier meetings', path: game.opponentHistoryUrl } : null,
    tickets && isInside(tickets) ? { part: 'Tickets', path: tickets } : null,
    ...told.filter(({ path }) => isInside(path)),
    ...latest.map(({ title, url }) => ({ part: title, path: url })),
  ]
  const images = [facility?.featuredImage, game.opponent.image].filter((image) => image !== null && image !== undefined)
  return {
    parts: [...new Map(parts.flatMap((part) => (part ? [[part.path, part]] : []))).values()],
    pictures: images.map((image) => pictureAddresses(image, pictureWidth).src),
    missing: [...(has.roster ? [] : ['Roster']), ...(place || game.locationIndicator !== 'H' ? [] : ['Place'])],
  }
}
