import type { Game } from '../contract/schema/game.ts'
import { useLiveGame } from '../data/live/store.ts'
import { kindOf } from '../domain/game.ts'
import { scoreOf, stateWords, statusSuffix } from '../domain/score.ts'
import { dateTimeAttribute, gameTime, monthDay, shortWeekday, timeLines } from '../domain/when.ts'
import { LiveDot } from '../ui/Badge.tsx'
import { Digits } from '../ui/Digits.tsx'
import { Link } from '../ui/Link.tsx'
import css from './EventRow.module.css'
import { gameHref } from './game-href.ts'
import { MediaOverlay } from './MediaOverlay.tsx'
import { overlayLinks } from './media-links.ts'
import { ResultMark } from './ResultMark.tsx'
import { TeamMark } from './TeamMark.tsx'

/** A game in the Upcoming Events and Recent Results lists. */
export function EventRow({ game: drawn, group }: { game: Game; group: string }) {
  const game = useLiveGame(drawn)
  const kind = kindOf(game)
  const score = scoreOf(game)
  const status = kind === 'final' ? (game.result?.status ?? null) : null
  // Some events have a time for each race: one line each, and on a narrow screen a row of their own.
  const times = score ? [] : timeLines(kind === 'upcoming' ? gameTime(game) : stateWords(game))
  return (
    <li className={css.row} data-long={times.join('').length > 16 || undefined}>
      <time className={css.date} dateTime={dateTimeAttribute(game.date)}>
        <span>{shortWeekday(game.date)}</span> <b>{monthDay(game.date)}</b>
      </time>
      <div className={css.logo}><TeamMark image={game.opponent.image} name={game.opponent.title} /></div>
      <p className={css.opponent}><span className={css.atVs}>{game.atVs}</span> <Link className={css.link} to={gameHref(game)}>{game.opponent.title}</Link></p>
      <p className={css.sport}><abbr title={game.sport.title}>{game.sport.abbrev ?? game.sport.title}</abbr>{group === 'results' && statusSuffix(game)}{game.location && <span className={css.place}> · {game.location}</span>}</p>
      <div className={css.end}>
        {kind === 'live' && <p className={css.state}><LiveDot /> {stateWords(game)}</p>}
        {score ? (
          <p className={css.score}>{status && status !== 'N' && <ResultMark result={status} />} <Digits value={score.team} />–<Digits value={score.opponent} /></p>
        ) : (
          <p className={css.time}>{times.map((time) => <span key={time}>{time} </span>)}</p>
        )}
      </div>
      <div className={css.more}><MediaOverlay links={overlayLinks(game)} group={group} of={`${game.sport.title} ${game.atVs} ${game.opponent.title}, ${monthDay(game.date)}`} /></div>
    </li>
  )
}
