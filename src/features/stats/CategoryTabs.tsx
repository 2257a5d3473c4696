import type { SeasonTable } from '../../contract/season-stats.schema.ts'
import { searchOf, type Chosen } from '../../domain/season-stats/chosen.ts'
import { Segmented } from '../../ui/Segmented.tsx'

/** Tabs of the categories. */
export function CategoryTabs({
  tables,
  chosen: { view, table },
}: {
  tables: readonly SeasonTable[]
  chosen: Chosen
}) {
  if (tables.length < 2) return null
  return (
    <Segmented
      label="Category"
      items={tables.map(({ title }, i) => ({
        to: searchOf({ view, table: i }),
        label: title,
        current: i === table,
      }))}
    />
  )
}
