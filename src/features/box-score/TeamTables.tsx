import { inLine } from '../../domain/season-stats/figure-title.ts'
import type { BoxScore, StatTable } from '../../contract/box-score.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { teamAt, type Side } from '../../domain/games/box-score.ts'
import { gameHighs } from '../../domain/games/game-highs.ts'
import { shownTable } from '../../domain/games/shown-table.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SettledSection } from '../../blocks/game/SettledSection.tsx'
import css from './BoxScoreScreen.module.css'
import { useDeferredLayout } from '../../blocks/game/use-deferred-layout.ts'
import { useId } from 'react'
import { FigureHeads, StatGrid } from '../../blocks/stats/StatGrid.tsx'
import { StatPlayer } from '../../blocks/stats/StatPlayer.tsx'

const sides = ['visitor', 'home'] as const
/** Columns of a table that fits beside the other team's, and of one that does on a desktop. */
const [narrow, medium] = [7, 8]
type Props = { box: BoxScore; sport: SportRef; team: Side; names: Record<Side, string> }

/**
 * Both teams' tables, each beside the other team's where there is room; elsewhere those of one team
 * are visible. All are printed.
 */
export function TeamTables({ box, sport, team, names }: Props) {
  const shape = shownPairs(box)
    .flat()
    .map(({ key, side, table: { columns, rows } }) => [
      key,
      side,
      ...columns.map((column) => column.key),
      ...rows.map(({ uni, name }) => uni + name),
    ])
    .join()
  const settled = useDeferredLayout(box, shape)
  const pairs = shownPairs(settled.value)
  // A table of one team alone, such as its fumbles, leaves no hole among the pairs.
  const [together, alone] = [2, 1].map((teams) => pairs.filter(({ length }) => length === teams))
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
      <div className={css.tables}>
        {[...together!, ...alone!].flatMap((pair) => {
          const columns = Math.max(...pair.map(({ table }) => table.columns.length))
          const highs = gameHighs(pair.map(({ table }) => table))
          return pair.map(({ key, side, table }) => (
            <div
              key={`${key} ${side}`}
              className={css.block}
              data-off={side !== team || undefined}
              data-wide={columns > medium ? 'always' : columns > narrow ? 'tablet' : undefined}
            >
              <StatTableView table={table} team={names[side]} sport={sport} highs={highs} />
            </div>
          ))
        })}
        {sides.map(
          (side) =>
            teamAt(settled.value, side).tables.length === 0 && (
              <div key={side} className={css.block} data-off={side !== team || undefined}>
                <h3 className={css.title}>
                  <span className={css.name}>{names[side]}</span>
                </h3>
                <EmptyNote>No player stats yet.</EmptyNote>
              </div>
            ),
        )}
      </div>
    </SettledSection>
  )
}

/** The tables by their keys, each of one team or both. */
function shownPairs(box: BoxScore) {
  const tables = (side: Side) => teamAt(box, side).tables
  const keys = [...new Set(sides.flatMap((side) => tables(side).map(({ key }) => key)))]
  return keys.map((key) => {
    const both = sides.map((side) => tables(side).find((table) => table.key === key))
    return sides.flatMap((side, i) => {
      const table = both[i]
      return table ? [{ key, side, table: shownTable(table, both[1 - i]) }] : []
    })
  })
}

/** A box score table with its heading. */
function StatTableView({
  table: { title, columns, rows, total },
  team,
  sport,
  highs,
}: {
  table: StatTable
  team: string
  sport: SportRef
  highs: ReadonlyMap<string, number>
}) {
  const id = useId()
  // Starters come first, then the bench with the row of the team.
  const bench = rows.findIndex(({ starter }) => starter === false)
  const hasBench = bench > 0
  const groups = hasBench
    ? [
        { label: 'Starters', lines: rows.slice(0, bench) },
        { label: 'Bench', lines: rows.slice(bench) },
      ]
    : [{ label: '', lines: rows }]
  return (
    <>
      <h3 id={id} className={css.title}>
        <span className={css.name}>{team}</span> {inLine(title)}
      </h3>
      <StatGrid label={`${team}, ${title}`} labelledBy={id}>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <FigureHeads columns={columns} />
          </tr>
        </thead>
        {groups.map(({ label, lines }) => (
          <tbody key={label}>
            {label && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className="quiet">
                  {label}
                </th>
              </tr>
            )}
            {lines.map((row, i) => (
              <tr key={`${row.uni} ${row.name} ${i}`}>
                <th scope="row" data-indent={row.indent || undefined}>
                  <StatPlayer line={row} sport={sport} others={rows.map(({ name }) => name)} />
                </th>
                {columns.map(({ key }, index) => (
                  <td key={key}>
                    {highs.has(key) && highs.get(key) === Number(row.cells[index]) ? (
                      <b title="Game high">{row.cells[index]}</b>
                    ) : (
                      row.cells[index]
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {columns.map((column, index) => (
                <td key={column.key}>{total[index]}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </StatGrid>
    </>
  )
}
