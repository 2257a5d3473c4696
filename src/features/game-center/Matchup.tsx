import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import type { Side } from '../../domain/games/box-score.ts'
import type { Matchup as Seasons } from '../../domain/games/matchup.ts'
import { Facts } from '../../ui/Facts.tsx'
import charts from './charts.module.css'
import css from './GameCenterScreen.module.css'

/** Before a game: the seasons of both teams side by side, then what is known only of ours. */
export function Matchup({
  seasons: { rows, ours },
  names,
  ourSide,
}: {
  seasons: Seasons
  names: Record<Side, string>
  ourSide: Side
}) {
  return (
    <div className={css.pictures} data-spoils="record">
      {rows.length > 0 && (
        <TeamTotals rows={rows} names={names} ours={ourSide} caption="Both teams this season" />
      )}
      {ours.length > 0 && (
        <div>
          {rows.length > 0 && <h3 className={charts.title}>{names[ourSide]} this season</h3>}
          <Facts facts={ours.map(({ label, value }) => [label, value])} />
        </div>
      )}
    </div>
  )
}
