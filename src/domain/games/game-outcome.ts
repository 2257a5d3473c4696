import type { Game } from '../../contract/game.schema.ts'
import { gameTime } from '../calendar/when.ts'
import { isOff, isToCome, getGameKind, type GameKind } from './game.ts'
import { isField } from './meets.ts'
import { currentScore, describeState, type Score } from './score.ts'
import { describeMissing } from './state-words.ts'

export type OutcomeSummary = {
  kind: GameKind
  /** Only for a decided game; a score alone is not a result. */
  mark: 'W' | 'L' | 'T' | null
  /** Null when there is no score to show. */
  score: Score | null
  /** The large text without a score: '7 p.m.', 'TBA', 'Delayed', 'Postponed', '2nd of 12'. */
  words: string
  /** The small line below: 'Final', '3rd · 8:39', 'waiting for the first score'. */
  note: string
}

/** What a game's line ends with in any state. */
export function summarizeOutcome(game: Game): OutcomeSummary {
  const kind = getGameKind(game)
  const none = { kind, mark: null, score: null, note: '' }
  switch (kind) {
    case 'live':
      return { ...none, score: currentScore(game), words: 'In progress', note: describeState(game) }
    case 'suspended': {
      const score = currentScore(game)
      const state = describeState(game)
      return { ...none, score, words: state, note: score ? state : '' }
    }
    case 'final':
      return finalOutcome(game)
    case 'begun':
      return { ...none, words: describeState(game), note: describeMissing(game) }
    case 'delayed':
      return { ...none, words: describeState(game), note: `Scheduled for ${gameTime(game)}` }
    default:
      return { ...none, words: describeState(game) }
  }
}

function finalOutcome(game: Game): OutcomeSummary {
  const status = game.result?.status
  const mark = status === 'W' || status === 'L' || status === 'T' ? status : null
  // A placing may contain numbers that are not a score.
  const score = status === 'N' ? null : currentScore(game)
  const text = mark ? { W: 'Won', L: 'Lost', T: 'Tied' }[mark] : placingOf(game) || 'Final'
  return {
    kind: 'final',
    mark,
    score,
    words: text,
    note: score || mark ? describeState(game) : '',
  }
}

const placingOf = ({ result }: Game): string =>
  [result?.prescoreInfo, result?.postscoreInfo]
    .map((note) => note?.trim())
    .filter(Boolean)
    .join(' ')

export type GameLink = { key: string; label: string; url: string }

/** What the link to a game's page says: a meet or a tournament without an opponent is no game. */
export function centerLabel(game: Game): 'Game center' | 'Results' | 'Meet info' | 'Details' {
  if (!isField(game)) return 'Game center'
  if (getGameKind(game) === 'final') return 'Results'
  return /cross|track|swim/.test(game.sport.globalSportShortName ?? '') ? 'Meet info' : 'Details'
}

/** 'Watch' until the game is over, then what the recording is: highlights if its title says so. */
export const videoLabel = (game: Game): 'Watch' | 'Highlights' | 'Replay' =>
  getGameKind(game) !== 'final'
    ? 'Watch'
    : /highlight/i.test(game.media.video?.title ?? '')
      ? 'Highlights'
      : 'Replay'

/**
 * Links to watch, listen and buy tickets, always in one order, so that buttons keep their places.
 * None of a game that is off; tickets until it begins; live stats from the day of the game on.
 */
export function mediaLinks(game: Game): GameLink[] {
  if (isOff(game)) return []
  const labels = [
    ['tickets', 'Tickets'],
    ['video', videoLabel(game)],
    ['tv', 'TV'],
    ['audio', 'Listen'],
    ['radio', 'Radio'],
    ['stats', 'Live stats'],
  ] as const
  return labels.flatMap(([key, label]) => {
    const link = key === 'stats' ? liveStats(game) : game.media[key]
    if (!link?.url || (key === 'tickets' && !isToCome(game))) return []
    return [
      { key, label: key === 'tv' || key === 'radio' ? link.title || label : label, url: link.url },
    ]
  })
}

/** The link to live stats, from the day of the game on: before, they are an empty page. */
export const liveStats = (game: Game): Game['media']['stats'] =>
  isToCome(game) && !game.isGameDay ? null : game.media.stats

/**
 * Channels as text: those without a URL, which have no button, or all. None of a game that is off.
 */
export const formatChannels = (game: Game, all = false): string =>
  isOff(game)
    ? ''
    : [game.media.tv, game.media.radio]
        .flatMap((link) => (link?.title && (all || !link.url) ? [link.title] : []))
        .join(', ')

/**
 * The place, most important first: at home the venue ('Heron Field', 'Harlan, Ohio'), away the
 * town.
 */
export function getLocationParts({
  location,
  facility,
  locationIndicator,
}: Pick<Game, 'location' | 'facility' | 'locationIndicator'>): string[] {
  const parts = [location, facility?.title].map((part) => part?.trim() ?? '')
  return [...new Set(locationIndicator === 'H' ? parts.toReversed() : parts)].filter(Boolean)
}

/** The place in full, as an address: 'Heron Field, Harlan, Ohio', also of away games. */
export const formatLocation = (game: Pick<Game, 'location' | 'facility'>): string =>
  getLocationParts({ ...game, locationIndicator: 'H' }).join(', ')
