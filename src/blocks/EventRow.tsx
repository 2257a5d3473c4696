import type { Game } from '../contract/schema/game.ts'
import { useLiveGame } from '../data/live/store.ts'
import { kindOf } from '../domain/games/game.ts'
import { outcomeOf } from '../domain/games/game-outcome.ts'
import { scoreOf, stateWords, statusSuffix } from '../domain/games/score.ts'
import { dateTimeAttribute, monthDay, shortWeekday, timeLines } from '../domain/calendar/when.ts'
import { LiveDot } from '../ui/Badge.tsx'
import { Digits } from '../ui/Digits.tsx'
import { CardLink } from '../ui/CardLink.tsx'
import css from './EventRow.module.css'
import { gameHref } from './game-href.ts'
import { MediaOverlay } from './MediaOverlay.tsx'
import { overlayLinks } from './media-links.ts'
import { ResultMark } from './ResultMark.tsx'
import { TeamMark } from './TeamMark.tsx'
import type { EventsKind } from './use-events.ts'

/**
 * A game in the Upcoming Events and Recent Results lists, with every field of spec 0 §2.3. `group`:
 * its list, in which one overlay is open at a time.
 */
export function EventRow({
  game: drawn,
  kind: list,
  group,
}: {
  game: Game
  kind: EventsKind
  group: string
}) {
  const game = useLiveGame(drawn)
  const kind = kindOf(game)
  const score = scoreOf(game)
  const outcome = outcomeOf(game)
  const atVs = game.showAtVs && (
    <>
      <span className={css.atVs}>{game.atVs}</span>{' '}
    </>
  )
  // What a result's date already says is not said again at its end. Some events have a time for
  // each race: one line each, and on a narrow screen a row of their own.
  const times =
    score || (list === 'results' && kind !== 'final')
      ? []
      : [...timeLines(outcome.words), ...(kind === 'delayed' ? [outcome.note] : [])]
  return (
    <li className={css.row} data-list={list} data-long={times.join('').length > 16 || undefined}>
      <p className={css.date}>
        <time dateTime={dateTimeAttribute(game.date)}>
          <span>{shortWeekday(game.date)}</span> <b>{monthDay(game.date)}</b>
        </time>
        {list === 'results' && statusSuffix(game)}
      </p>
      <div className={css.logo}>
        <TeamMark image={game.opponent.image} name={game.opponent.title} />
      </div>
      <p className={css.opponent}>
        {atVs}
        <CardLink to={gameHref(game)}>{game.opponent.title}</CardLink>
      </p>
      <p className={css.sport}>
        <abbr title={game.sport.title}>{game.sport.abbrev ?? game.sport.title}</abbr>
        {game.location && <span className={css.place}> · {game.location}</span>}
      </p>
      <div className={css.end}>
        {kind === 'live' && (
          <p className={css.state}>
            <LiveDot /> {stateWords(game)}
          </p>
        )}
        {score ? (
          <p className={css.score} data-spoils={game.id}>
            {outcome.mark && <ResultMark result={outcome.mark} />} <Digits value={score.team} />–
            <Digits value={score.opponent} />
          </p>
        ) : (
          <p className={css.time} data-spoils={kind === 'final' ? game.id : undefined}>
            {times.map((time) => (
              <span key={time}>{time} </span>
            ))}
          </p>
        )}
      </div>
      <div className={css.more} data-print="no">
        <MediaOverlay
          links={overlayLinks(game, list)}
          group={group}
          of={`${game.sport.title} ${game.atVs} ${game.opponent.title}, ${monthDay(game.date)}`}
        />
      </div>
    </li>
  )
}
