import { useState } from 'react'
import type { Game, ScheduleSettings } from '../contract/game.schema.ts'
import { liveText } from '../data/live/in-place.ts'
import { useLiveGame } from '../data/live/store.ts'
import {
  formatChannels,
  summarizeOutcome,
  getLocationParts,
  type OutcomeSummary,
} from '../domain/games/game-outcome.ts'
import { atVsBefore } from '../domain/games/meets.ts'
import { opponentHistoryPath } from '../domain/games/opponent-history.ts'
import { dayBlock, isExhibition } from '../domain/games/schedule.ts'
import { dateTimeAttribute } from '../domain/calendar/when.ts'
import { Badge, LiveDot } from '../ui/Badge.tsx'
import { Link } from '../ui/Link.tsx'
import { GameMark } from './GameMark.tsx'
import { GameLinks } from './GameLinks.tsx'
import css from './GameRow.module.css'
import { TeamMark } from './TeamMark.tsx'
import { TeamRecord } from './TeamRecord.tsx'
import { Digits } from '../ui/Digits.tsx'
import { LeadMark } from './LeadMark.tsx'
import { ResultMark } from './ResultMark.tsx'

/** Length of a name for which a phone has no room beside the score. */
const longName = 32

type Props = {
  game: Game
  next?: boolean | undefined
  /** Of the opponent today: '8-2 (5-2)'. */
  record?: string
  /** How its schedule is shown. */
  settings: ScheduleSettings
  /** 'div' inside a card that is itself the list item. */
  as?: 'li' | 'div'
}

/** A game in a schedule. The row keeps its height and layout whatever the game's state is. */
export function GameRow({ game: initialGame, next, record, settings, as: Row = 'li' }: Props) {
  const game = useLiveGame(initialGame)
  const summary = summarizeOutcome(game)
  const atVs = atVsBefore(game)
  // Some departments show the score only.
  const outcome =
    settings.scoreDisplay === 'score' && summary.score ? { ...summary, mark: null } : summary
  // The links are chosen at the first render, so that buttons do not move when a game ends.
  const [first] = useState(outcome.kind)
  const [inWords] = useState(hasLongWords(outcome))
  const wide = game.opponent.title.length > longName
  const { days, weekdays } = dayBlock(game)
  const [location, ...more] = getLocationParts(game)
  // Keeps the conference mark on the line of the last word.
  const nameParts = game.opponent.title.split(' ')
  // No line begins with the frequency of a station or with its FM.
  const channels = formatChannels(game, first !== 'final').replace(/ (?=(\S+ )?[AF]M\b)/g, '\u00a0')
  const { gamePromotionText, doubleheaderGame } = game
  const history = opponentHistoryPath(game.sport, game.opponent, settings.opponentHistoryEnabled)
  const name = game.conference ? (
    <>
      {[...nameParts.slice(0, -1), ''].join(' ')}
      <span className={css.last}>
        {nameParts.at(-1)}
        <GameMark mark="conference" />
      </span>
    </>
  ) : (
    game.opponent.title
  )
  return (
    <Row
      className={css.row}
      data-kind={outcome.kind}
      data-where={game.locationIndicator}
      data-words={inWords || undefined}
      data-below={inWords || wide || undefined}
    >
      <time
        className={css.day}
        data-range={days.length > 2 || undefined}
        dateTime={dateTimeAttribute(game.date)}
      >
        <span className={css.weekday}>{weekdays}</span> <b className={css.number}>{days}</b>
      </time>
      <div className={css.content}>
        <TeamMark image={game.opponent.image} name={game.opponent.title} />
        <div className={css.team}>
          <p className={css.name}>
            {atVs && (
              <>
                <span className={css.at}>{atVs}</span>&nbsp;
              </>
            )}
            {history ? (
              <Link className={css.history} to={history}>
                {name}
              </Link>
            ) : (
              name
            )}
            {record && first !== 'final' && (
              <>
                {' '}
                <span className={`${css.at} quiet`}>
                  <TeamRecord record={record} />
                </span>
              </>
            )}
            {next && (outcome.kind === 'upcoming' || outcome.kind === 'delayed') && (
              <>
                {' '}
                <Badge kind="solid">Next</Badge>
              </>
            )}
            {doubleheaderGame && (
              <>
                {' '}
                <Badge>Game {doubleheaderGame}</Badge>
              </>
            )}
            {isExhibition(game) && (
              <>
                {' '}
                <Badge>Exhibition</Badge>
              </>
            )}
          </p>
          <p className={css.place}>
            <span className={css.location}>{location}</span>
            {more.map((part) => (
              <span key={part} className={css.more}>
                {` · ${part}`}
              </span>
            ))}
            {channels && (
              <span className={css.channels}>
                {location && <span className={css.dot}> · </span>}
                {channels}
              </span>
            )}
          </p>
          {gamePromotionText && <p className={css.promotion}>{gamePromotionText}</p>}
        </div>
        <GameOutcome outcome={outcome} game={game} />
        <GameLinks game={game} first={first} />
      </div>
    </Row>
  )
}

/**
 * The end of a game's line: result, score, time, or why there is none. Always two lines high. A
 * meet with several races has a line per placing. A value of another length has its own key, so
 * that it is rendered anew without moving others.
 */
function GameOutcome({
  outcome: { kind, mark, score, words, note },
  game,
}: {
  outcome: OutcomeSummary
  game: Game
}) {
  const long = hasLongWords({ score, words })
  const tells = kind === 'final' || score !== null
  return (
    <p className={css.outcome} data-kind={kind} data-alone={!note || undefined}>
      <span
        className={css.large}
        data-spoils={tells ? game.id : undefined}
        data-long={long || undefined}
        data-figures={score && `${score.team}–${score.opponent}`.length > 8 ? 'many' : undefined}
      >
        {mark && (
          <>
            <ResultMark result={mark} />{' '}
          </>
        )}
        {kind === 'live' && score && (
          <>
            <LeadMark score={score} />{' '}
          </>
        )}
        {score ? (
          <span className={css.score} key={`${mark}${score.team.length}:${score.opponent.length}`}>
            <Digits value={score.team} {...liveText(game, 'team')} />
            <span>–</span>
            <Digits value={score.opponent} {...liveText(game, 'opponent')} />
          </span>
        ) : long ? (
          words.split(' | ').map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          ))
        ) : (
          <span>{words}</span>
        )}
      </span>{' '}
      <span key={kind} className={css.note}>
        {kind === 'live' && (
          <>
            <LiveDot />{' '}
          </>
        )}
        <span {...liveText(game, 'state')}>{note}</span>
      </span>
    </p>
  )
}

/** Times or placings of several races are a sentence instead of a figure. */
const hasLongWords = ({ score, words }: Pick<OutcomeSummary, 'score' | 'words'>): boolean =>
  !score && words.length > 12
