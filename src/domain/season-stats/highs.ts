import type { SeasonHigh } from '../../contract/season-stats.schema.ts'
import { amountOf } from './amounts.ts'
import type { FamilySpec } from './columns.ts'
import { isTeam, oursOf, theirsOf, type GameBox } from './game-box.ts'
import type { LoggedTable } from './season-of.ts'

/** The best game of a player in each category; of equal ones the first. */
export function playerHighs(spec: FamilySpec, tables: readonly LoggedTable[]): SeasonHigh[] {
  return spec.highs.flatMap(([tableKey, key]) => {
    const table = tables.find(({ key }) => key === tableKey)
    const at = table?.columns.findIndex((column) => column.key === key) ?? -1
    if (!table || at === -1) return []
    const order = table.games.map(({ gameId }) => gameId)
    const all = table.rows
      .filter((row) => !isTeam(row))
      .flatMap(({ name, rosterPlayerId, games }) =>
        games.map(({ gameId, cells, values }) => ({
          name,
          rosterPlayerId,
          gameId,
          value: cells[at] ?? '',
          amount: values[at] ?? 0,
        })),
      )
    const [best] = all
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount || order.indexOf(a.gameId) - order.indexOf(b.gameId))
    if (!best) return []
    const { amount: _, ...high } = best
    return [
      {
        scope: 'player' as const,
        key: `${tableKey}-${key}`,
        title: table.columns[at]!.title,
        ...high,
      },
    ]
  })
}

/** The best game of the team, and the best against it. */
export function teamHighs(spec: FamilySpec, boxes: readonly GameBox[]): SeasonHigh[] {
  const highs = (scope: 'team' | 'opponent', side: typeof oursOf) =>
    spec.teamHighs.flatMap((key) => {
      const all = boxes.flatMap((box) => {
        const total = side(box).totals.find((one) => one.key === key)
        const value = key === 'score' ? side(box).score : total?.value
        return value === undefined
          ? []
          : [
              {
                title: total?.label ?? spec.scores ?? '',
                value: value.replace(/\.0$/, ''),
                gameId: box.gameId,
                amount: amountOf(value) ?? 0,
              },
            ]
      })
      const [best] = all.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount)
      return best
        ? [
            {
              scope,
              key,
              title: best.title,
              value: best.value,
              name: null,
              rosterPlayerId: null,
              gameId: best.gameId,
            },
          ]
        : []
    })
  return [...highs('team', oursOf), ...highs('opponent', theirsOf)]
}
