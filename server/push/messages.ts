import { plainTime } from '../../src/domain/calendar/clock-words.ts'
import type { NewJob } from '../content/push/push-jobs.ts'
import { quietUntil, type GameUpdate, type NotifiedGame } from './game-updates.ts'
import type {
  PushKind,
  PushMessage,
  NotificationPreferences,
} from '../../src/contract/follow.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import { isMeet } from '../../src/domain/games/meets.ts'
import { listPlacings } from '../../src/domain/games/placings.ts'
import { truncate } from '../../src/domain/words/text.ts'
import { monthDay, ordinal, shortWeekday } from '../../src/domain/calendar/when.ts'

/** About two lines on a phone. An encrypted message has at most 4 KB. */
const maxLengths = { title: 120, body: 240 }

/** Time to live in seconds and urgency of a message, by kind. */
const lifeOf: Record<
  PushKind | 'alert' | 'test',
  {
    seconds: number
    urgency: 'normal' | 'high'
    /** Whether it is sent after quiet hours. */
    keeps: boolean
  }
> = {
  start: { seconds: 1800, urgency: 'high', keeps: false },
  score: { seconds: 600, urgency: 'normal', keeps: false },
  period: { seconds: 900, urgency: 'normal', keeps: false },
  final: { seconds: 43_200, urgency: 'high', keeps: true },
  schedule: { seconds: 86_400, urgency: 'high', keeps: true },
  alert: { seconds: 43_200, urgency: 'normal', keeps: true },
  test: { seconds: 300, urgency: 'high', keeps: false },
}

export function buildMessage(
  kind: PushKind | 'alert' | 'test',
  { title, body }: NotificationText,
  navigate: string,
  tag: string,
  gameId: number | null = null,
): PushMessage {
  return {
    web_push: 8030,
    notification: {
      title: truncate(title, maxLengths.title),
      body: truncate(body, maxLengths.body),
      navigate,
      tag,
      lang: 'en-US',
      silent: false,
    },
    fieldhouse: { kind, gameId },
  }
}

/**
 * A message for one browser with its time; null when quiet hours suppress it. `from`: not before
 * this time.
 */
export function jobFor(
  subscriber: { id: string; wishes: NotificationPreferences },
  collapse: string,
  message: PushMessage,
  now: number,
  from = now,
): NewJob | null {
  const { seconds, urgency, keeps } = lifeOf[message.fieldhouse.kind]
  const expires = from + seconds * 1000
  const quiet = message.fieldhouse.kind === 'test' ? null : quietUntil(subscriber.wishes, from)
  if (quiet !== null && (!keeps || quiet >= expires)) return null
  return {
    subscriber: subscriber.id,
    collapse,
    message,
    urgency,
    due: Math.max(from, quiet ?? 0),
    expires,
  }
}

export type NotificationText = { title: string; body: string }

/** The text of a notification. `free`: without scores, leads or winners. */
export function formatNotification(
  news: GameUpdate,
  game: Game,
  now: NotifiedGame,
  school: string,
  free: boolean,
): NotificationText {
  const sport = game.sport.title
  const meeting = isMeet(game)
    ? game.opponent.title
    : `${school} ${game.showAtVs ? game.atVs : 'vs'} ${game.opponent.title}`
  const score = scoreWords(game, now, school)
  const gameTime = [now.periodLabel, game.live?.clock].filter(Boolean).join(' ')
  switch (news.kind) {
    case 'start':
      return { title: `${sport} has started`, body: meeting }
    case 'score':
      if (free) return { title: `${sport}: game update`, body: meeting }
      return {
        title: score,
        body: [leadWords(news.lead, school, game.opponent.title), gameTime, game.live?.lastPlay]
          .filter(Boolean)
          .join(' · '),
      }
    case 'period': {
      const over =
        news.ended === null
          ? 'Halftime'
          : `End of ${periodWords(news.ended, game.sport.globalSportShortName)}`
      return free
        ? { title: `${sport}: ${over.toLowerCase()}`, body: meeting }
        : { title: `${over}: ${score}`, body: `${sport} · ${meeting}` }
    }
    case 'final':
      if (free) return { title: `${sport} is over`, body: `${meeting}. Tap for the result.` }
      return {
        title: `${news.corrected ? 'Corrected' : 'Final'}: ${resultWords(game, now, school)}`,
        body: `${sport} · ${meeting}`,
      }
    case 'schedule':
      return {
        title: `${sport}: ${meeting}`,
        body: scheduleWords(news.change, news.was, now, game),
      }
  }
}

const scoreWords = ({ opponent }: Game, { us, them }: NotifiedGame, school: string): string =>
  `${school} ${us}, ${opponent.title} ${them}`

/** The score, else who won, else the placings: 'Men 1st (24), Women 3rd (71)'. */
function resultWords(game: Game, now: NotifiedGame, school: string): string {
  if (now.us !== '' && now.them !== '' && game.result?.status !== 'N')
    return scoreWords(game, now, school)
  const placings = listPlacings(game).join(', ')
  const verb = { W: 'wins', L: 'loses', T: 'ties', N: '' }[game.result?.status ?? 'N']
  return [school, verb || placings || game.opponent.title].join(' ')
}

/**
 * '1st inning', 'set 2', '1st period': from the number, because the scoreboard's label ('Bot 2nd',
 * 'Half') changes within the period.
 */
function periodWords(period: number, sport: string | null): string {
  if (sport?.endsWith('vball')) return `set ${period}`
  const unit =
    sport === 'baseball' || sport === 'softball'
      ? 'inning'
      : sport === 'football'
        ? 'quarter'
        : 'period'
  return `${ordinal(period)} ${unit}`
}

const leadWords = (
  lead: 'us' | 'them' | 'level' | null,
  school: string,
  opponent: string,
): string =>
  lead === null ? '' : lead === 'level' ? 'Tied' : `${lead === 'us' ? school : opponent} leads`

/** Ends with one period, also after '7 p.m.'. */
const ended = (text: string): string => text.replace(/\.?$/, '.')

function scheduleWords(
  change: Extract<GameUpdate, { kind: 'schedule' }>['change'],
  was: NotifiedGame,
  now: NotifiedGame,
  { noplayText }: Pick<Game, 'noplayText'>,
): string {
  if (change === 'suspended') return ended(noplayText ?? 'Suspended')
  if (change === 'postponed') return ended(`Postponed. It was ${when(was)}`)
  if (change === 'cancelled') return ended(`Canceled. It was ${when(was)}`)
  if (change === 'on again') return ended(`On again: ${when(now)}`)
  return ended(
    change === 'place'
      ? `Now at ${now.place || 'a location to be announced'}, was at ` +
          `${was.place || 'a location to be announced'}`
      : `Now ${when(now)}, was ${when(was)}`,
  )
}

const when = ({ date, time }: NotifiedGame): string =>
  [shortWeekday(date), monthDay(date), plainTime(time)].filter(Boolean).join(', ')
