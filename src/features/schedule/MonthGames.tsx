import { GameRow } from '../../blocks/GameRow.tsx'
import type { ScheduleSettings } from '../../contract/schema/game.ts'
import type { GameRun, Month, View } from '../../domain/games/schedule.ts'
import css from './MonthGames.module.css'

type Shown = { next: number | undefined; settings: ScheduleSettings; view: View }

/**
 * A month of a schedule: its name beside its games, so that the eye can walk from month to month.
 */
export function MonthGames({ month, ...shown }: { month: Month } & Shown) {
  return (
    <section className={css.month} aria-labelledby={`m${month.key}`}>
      <h2 id={`m${month.key}`} className={css.name}>
        {month.name} <span className={css.year}>{month.year}</span>
      </h2>
      <div className={css.runs}>
        {month.runs.map((run) => (
          <Run key={run.games[0]?.id} run={run} {...shown} />
        ))}
      </div>
    </section>
  )
}

function Run({ run: { tournament, games }, next, settings, view }: { run: GameRun } & Shown) {
  const rows =
    view === 'cards' ? (
      <ol role="list" className={css.cards}>
        {games.map((game) => (
          <li key={game.id} className={css.card}>
            <GameRow as="div" game={game} next={game.id === next} settings={settings} />
          </li>
        ))}
      </ol>
    ) : (
      <ol role="list">
        {games.map((game) => (
          <GameRow key={game.id} game={game} next={game.id === next} settings={settings} />
        ))}
      </ol>
    )
  if (!tournament) return rows
  return (
    <div className={css.tournament}>
      <h3 className={css.cup}>{tournament}</h3>
      {rows}
    </div>
  )
}
