import type { SeasonTable } from '../../contract/season-stats.schema.ts'
import { toStatsSearch, type StatsQuery } from '../../domain/season-stats/stats-query.ts'
import { Segmented } from '../../ui/Segmented.tsx'

/** Tabs of the categories. */
export function CategoryTabs({
  tables,
  chosen: { view, table },
}: {
  tables: readonly SeasonTable[]
  chosen: StatsQuery
}) {
  if (tables.length < 2) return null
  return (
    <Segmented
      label="Category"
      items={tables.map(({ title }, i) => ({
        to: toStatsSearch({ view, table: i }),
        label: title,
        current: i === table,
      }))}
    />
  )
}
