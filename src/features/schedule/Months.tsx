import { useState } from 'react'
import { GameRow } from '../../blocks/GameRow.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { getGameKind } from '../../domain/games/game.ts'
import {
  earlierGames,
  featuredGame,
  groupByMonth,
  type GameRun,
  type Month,
  type View,
} from '../../domain/games/schedule.ts'
import { Contained } from '../../ui/Contained.tsx'
import { AboveLine, Pinned, type RowProps } from './Pinned.tsx'
import { EarlierPart } from './schedule-parts.tsx'
import css from './ScheduleScreen.module.css'

/** Games of a season that a desktop shows whole: football's. */
const shortSeason = 16

type ListProps = RowProps & {
  next: number | undefined
  /** The game above the list, where its month only names it. */
  above: number | undefined
  view: View
}

/**
 * The months, with the game in progress above a long season, whose earlier games are folded (on a
 * desktop only those of more than a few games), or else the next game. Both are chosen when the
 * page opens, so that nothing moves when a game ends. `folds`: all games of the season are listed.
 */
export function Months({
  games,
  folds,
  sport,
  ...rest
}: { games: Game[]; folds: boolean; sport: Sport } & Omit<ListProps, 'above'>) {
  const [folded] = useState(folds ? earlierGames(games).map(({ id }) => id) : [])
  const [pinned] = useState(() => {
    const featured = featuredGame(games)
    // Below a folded season the next game is on the first screen.
    const isAlone = folded.length === 0 || (featured && getGameKind(featured) === 'live')
    return isAlone ? featured : undefined
  })
  const game = games.find(({ id }) => id === pinned?.id)
  const row = { ...rest, above: pinned?.id }
  const foldedGames = games.filter(({ id }) => folded.includes(id))
  const earlier = groupByMonth(foldedGames)
  return (
    <>
      {game && <Pinned game={game} recordOf={rest.recordOf} settings={rest.settings} />}
      {earlier.length > 0 && (
        <details className={css.earlier} data-short={games.length <= shortSeason || undefined}>
          <summary className={css.fold}>
            <EarlierPart games={foldedGames} sport={sport} />
          </summary>
          {earlier.map((month) => (
            <MonthGames key={month.key} id={`earlier-${month.key}`} month={month} {...row} />
          ))}
        </details>
      )}
      {groupByMonth(games.filter(({ id }) => !folded.includes(id))).map((month) => (
        <MonthGames
          key={month.key}
          id={`m${month.key}`}
          month={month}
          continued={month.key === earlier.at(-1)?.key}
          {...row}
        />
      ))}
    </>
  )
}

/**
 * A month of a schedule with its name beside its games. `continued`: its first games are folded
 * above, under the same name.
 */
function MonthGames({
  id,
  month,
  continued,
  ...rowProps
}: { id: string; month: Month; continued?: boolean } & ListProps) {
  return (
    <section className={css.month} aria-labelledby={id} data-continued={continued || undefined}>
      <h2 id={id} className={css.name}>
        {month.name} <span className={css.year}>{month.year}</span>
      </h2>
      <div className={css.runs}>
        {month.runs.map((run) => (
          <Run key={run.games[0]?.id} run={run} {...rowProps} />
        ))}
      </div>
    </section>
  )
}

function Run({
  run: { tournament, games },
  next,
  above,
  recordOf,
  settings,
  view,
}: { run: GameRun } & ListProps) {
  const propsOf = (game: Game) => ({
    game,
    next: game.id === next,
    record: recordOf(game),
    settings,
  })
  const rows =
    view === 'cards' ? (
      <ol role="list" className={css.cards}>
        {games.map((game) => (
          <li key={game.id} className={css.card}>
            <Contained as="p">
              <GameRow as="div" {...propsOf(game)} />
            </Contained>
          </li>
        ))}
      </ol>
    ) : (
      <ol role="list">
        {games.map((game) => (
          <Contained key={game.id} as="li">
            {game.id === above ? <AboveLine game={game} /> : <GameRow {...propsOf(game)} />}
          </Contained>
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
