import { GameRow } from '../../blocks/GameRow.tsx'
import type { GameRun, Month } from '../../domain/schedule.ts'
import css from './MonthGames.module.css'

/** A month of a schedule: its name beside its games, so that the eye can walk from month to month. */
export function MonthGames({ month, next }: { month: Month; next: number | undefined }) {
  return (
    <section className={css.month} aria-labelledby={`m${month.key}`}>
      <h2 id={`m${month.key}`} className={css.name}>{month.name} <span className={css.year}>{month.year}</span></h2>
      <div className={css.runs}>
        {month.runs.map((run) => <Run key={run.games[0]?.id} run={run} next={next} />)}
      </div>
    </section>
  )
}

function Run({ run: { tournament, games }, next }: { run: GameRun; next: number | undefined }) {
  const rows = <ol role="list">{games.map((game) => <GameRow key={game.id} game={game} next={game.id === next} />)}</ol>
  if (!tournament) return rows
  return (
    <div className={css.tournament}>
      <h3 className={css.cup}>{tournament}</h3>
      {rows}
    </div>
  )
}
