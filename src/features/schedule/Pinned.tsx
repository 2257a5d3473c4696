import { GameRow } from '../../blocks/GameRow.tsx'
import type { Game, ScheduleSettings } from '../../contract/game.schema.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { dateTimeAttribute, monthDay, shortWeekday } from '../../domain/calendar/when.ts'
import { getGameKind, type GameKind } from '../../domain/games/game.ts'
import { opponentWithAtVs } from '../../domain/games/meets.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Contained } from '../../ui/Contained.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './ScheduleScreen.module.css'

export type RowProps = {
  settings: ScheduleSettings
  /** The record of a game's opponent; '' if unknown. */
  recordOf: (game: Game) => string
}

const headings: Partial<Record<GameKind, string>> = {
  live: 'Live now',
  final: 'Just finished',
  begun: 'Started',
}

/** The game of the day or the next one, above the months. */
export function Pinned({ game, recordOf, settings }: { game: Game } & RowProps) {
  const kind = getGameKind(useLiveGame(game))
  return (
    <section className={css.pinned} aria-labelledby="pinned">
      <h2 id="pinned" className={css.title}>
        {kind === 'live' ? (
          <LiveDot label="Live now" />
        ) : (
          <span>{headings[kind] ?? 'Next up'}</span>
        )}
      </h2>
      <ol role="list" className={css.rows}>
        <Contained as="li">
          <GameRow game={game} record={recordOf(game)} settings={settings} />
        </Contained>
      </ol>
    </section>
  )
}

/** In its month, the game that has its row above. */
export function AboveLine({ game }: { game: Game }) {
  const kind = getGameKind(useLiveGame(game))
  return (
    <p className={css.aboveLine}>
      <time
        dateTime={dateTimeAttribute(game.date)}
      >{`${shortWeekday(game.date)}, ${monthDay(game.date)}`}</time>{' '}
      <b>{opponentWithAtVs(game)}</b>{' '}
      <a href="#pinned">
        {headings[kind] ?? 'Next up'}
        <VisuallyHidden>, at the top of the page</VisuallyHidden>
      </a>
    </p>
  )
}
