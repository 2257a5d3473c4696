import type { BoxScore, StatTable } from '../../contract/box-score.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { teamAt, type Side } from '../../domain/games/box-score.ts'
import { shownTable } from '../../domain/games/shown-table.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SettledSection } from '../../blocks/game/SettledSection.tsx'
import css from './BoxScoreScreen.module.css'
import { useDeferredLayout } from '../../blocks/game/use-settled.ts'
import { useId } from 'react'
import { FigureHeads, StatGrid } from '../../blocks/stats/StatGrid.tsx'
import { StatPlayer } from '../../blocks/stats/StatPlayer.tsx'

const sides = ['visitor', 'home'] as const
type Props = { box: BoxScore; sport: SportRef; team: Side; names: Record<Side, string> }

/** Both teams' tables; one is visible, both are printed. */
export function TeamTables({ box, sport, team, names }: Props) {
  const shape = sides
    .map((side) =>
      teamAt(box, side)
        .tables.map(({ key, rows }) => `${key}${rows.map(({ uni, name }) => uni + name).join()}`)
        .join(),
    )
    .join()
  const settled = useDeferredLayout(box, shape)
  return (
    <SettledSection title="Box score" anchor="box" settled={settled}>
      <div className={css.teams}>
        <Segmented
          kind="tabs"
          label="Team"
          items={sides.map((side) => ({
            to: `?team=${side}`,
            label: names[side],
            current: side === team,
          }))}
        />
      </div>
      {sides.map((side) => {
        const { tables } = teamAt(settled.value, side)
        return (
          <div key={side} className={css.team} data-off={side !== team || undefined}>
            <h3 className={css.name}>{names[side]}</h3>
            {tables.map((table) => (
              <StatTableView
                key={table.key}
                table={shownTable(table)}
                team={names[side]}
                sport={sport}
              />
            ))}
            {tables.length === 0 && <EmptyNote>No player stats yet.</EmptyNote>}
          </div>
        )
      })}
    </SettledSection>
  )
}

/** A box score table with its heading. */
function StatTableView({
  table: { title, columns, rows, total },
  team,
  sport,
}: {
  table: StatTable
  team: string
  sport: SportRef
}) {
  const id = useId()
  return (
    <div className={css.block} data-wide={columns.length > 6 || undefined}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <StatGrid label={`${team}, ${title}`} labelledBy={id}>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <FigureHeads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={`${row.uni} ${row.name} ${i}`}>
              <th scope="row" data-indent={row.indent || undefined}>
                <StatPlayer line={row} sport={sport} others={rows.map(({ name }) => name)} />
              </th>
              {columns.map((column, at) => (
                <td key={column.key}>{row.cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {columns.map((column, at) => (
                <td key={column.key}>{total[at]}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </StatGrid>
    </div>
  )
}
