import type { Game } from '../../contract/game.schema.ts'
import { cleanOpponentName, getGameKind, isOff } from '../../domain/games/game.ts'
import { isMeet } from '../../domain/games/meets.ts'
import { summarizeOutcome } from '../../domain/games/game-outcome.ts'
import { describeOff } from '../../domain/games/score.ts'
import { boxScoreHref } from '../links.ts'
import {
  departmentRef,
  teamRef,
  absoluteUrl,
  type JsonLdContext,
  type JsonLd,
} from './organization.ts'

/**
 * Structured data of a game:
 * https://developers.google.com/search/docs/appearance/structured-data/event,
 * https://schema.org/SportsEvent.
 */
export function event(game: Game, context: JsonLdContext): JsonLd {
  const { settings, origin } = context
  const opponent = cleanOpponentName(game.opponent.title)
  const us = teamRef(game.sport, context)
  const them: JsonLd = {
    '@type': 'SportsTeam',
    name: opponent,
    url: absoluteUrl(game.opponent.website, context),
  }
  const meet = isMeet(game) || !game.showAtVs
  const [homeTeam, awayTeam] = game.locationIndicator === 'A' ? [them, us] : [us, them]
  return {
    '@type': 'SportsEvent',
    name: meet
      ? `${us['name'] as string}: ${opponent}`
      : game.locationIndicator === 'N'
        ? `${us['name'] as string} vs ${opponent}`
        : `${awayTeam['name'] as string} at ${homeTeam['name'] as string}`,
    sport: game.sport.title,
    startDate: startOf(game),
    endDate: game.endDate?.slice(0, 10),
    eventStatus: `https://schema.org/${statusOf(game)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(game, context),
    description: scoreOf(game, settings.name),
    url: game.result?.boxscore ? origin + boxScoreHref(game) : null,
    ...(meet || game.locationIndicator === 'N'
      ? { competitor: meet ? [us] : [us, them] }
      : { homeTeam, awayTeam }),
    organizer: game.locationIndicator === 'H' ? departmentRef(context) : null,
    superEvent: game.tournament && {
      '@type': 'SportsEvent',
      name: game.tournament.title,
      startDate: startOf(game),
      location: placeOf(game, context),
    },
  }
}

const statusOf = (game: Game): string =>
  getGameKind(game) === 'cancelled'
    ? 'EventCancelled'
    : isOff(game)
      ? 'EventPostponed'
      : 'EventScheduled'

/** A time if it is known, else the date. */
const startOf = ({ date, dateUtc, tbd, allDay }: Game): string =>
  tbd || allDay || !dateUtc ? date.slice(0, 10) : new Date(dateUtc).toISOString()

/** Without a place, the home of the home team. */
function placeOf(
  { facility, location, locationIndicator, opponent }: Game,
  { settings }: JsonLdContext,
): JsonLd {
  const defaultLocation =
    locationIndicator === 'H'
      ? settings.schoolName
      : locationIndicator === 'A'
        ? cleanOpponentName(opponent.title)
        : null
  const name = facility?.title ?? location ?? defaultLocation ?? 'To be announced'
  return {
    '@type': 'Place',
    name,
    address:
      location ?? (locationIndicator === 'H' ? settings.schoolAddress : opponent.location) ?? name,
  }
}

/** Schema.org has no score of an event, so it is in the text. */
function scoreOf(game: Game, us: string): string | null {
  if (isOff(game)) return describeOff(game)
  const { kind, score } = summarizeOutcome(game)
  return kind === 'final' && score
    ? `Final: ${us} ${score.team}, ${cleanOpponentName(game.opponent.title)} ${score.opponent}`
    : null
}
