import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import type { Side } from '../../domain/games/box-score.ts'
import type { Matchup as Seasons } from '../../domain/games/matchup.ts'
import { Facts } from '../../ui/Facts.tsx'

/** Before a game: the seasons of both teams side by side, or ours alone. */
export function Matchup({
  seasons,
  note,
  names,
  ourSide,
}: {
  seasons: Seasons
  /** What the statistics cover, if not all games. */
  note: string | undefined
  names: Record<Side, string>
  ourSide: Side
}) {
  return (
    <div data-spoils="record">
      {seasons.kind === 'comparison' ? (
        <div className="stack">
          {note && seasons.hasStatistics && <p className="quiet">{note}</p>}
          <TeamTotals
            rows={seasons.rows}
            names={names}
            ours={ourSide}
            caption="Both teams this season"
          />
        </div>
      ) : (
        <Facts facts={seasons.facts.map(({ label, value }) => [label, value])} />
      )}
    </div>
  )
}
