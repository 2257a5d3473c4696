import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import type { Side } from '../../domain/games/box-score.ts'
import type { Matchup as Seasons } from '../../domain/games/matchup.ts'
import { Facts } from '../../ui/Facts.tsx'

/** Before a game: the seasons of both teams side by side, or ours alone. */
export function Matchup({
  seasons,
  names,
  ourSide,
}: {
  seasons: Seasons
  names: Record<Side, string>
  ourSide: Side
}) {
  return (
    <div data-spoils="record">
      {seasons.kind === 'comparison' ? (
        <TeamTotals
          rows={seasons.rows}
          names={names}
          ours={ourSide}
          caption="Both teams this season"
        />
      ) : (
        <Facts facts={seasons.facts.map(({ label, value }) => [label, value])} />
      )}
    </div>
  )
}
