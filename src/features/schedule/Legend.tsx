import { GameMark } from '../../blocks/GameMark.tsx'
import { ResultLegend } from '../../blocks/ResultLegend.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { eventName } from '../../domain/sports/event-name.ts'

const sites = { H: 'home', A: 'away', N: 'neutral' } as const

/** What the marks of these games mean. */
export function Legend({ games, sport }: { games: Game[]; sport: Sport }) {
  const marks = [
    ...(['H', 'A', 'N'] as const).flatMap((site) =>
      games.some(({ locationIndicator }) => locationIndicator === site) ? [sites[site]] : [],
    ),
    ...(games.some(({ conference }) => conference) ? (['conference'] as const) : []),
  ]
  return (
    <>
      {marks.map((mark) => (
        <span key={mark}>
          <GameMark mark={mark} legend={eventName(sport)} />
        </span>
      ))}
      <ResultLegend games={games} />
    </>
  )
}
