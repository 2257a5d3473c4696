import type { OnThisDayItem } from '../../contract/schema/on-this-day.ts'
import { GameMemory } from './GameMemory.tsx'
import { Memory } from './Memory.tsx'
import css from './YearGroup.module.css'

/** A year, large, and what happened in it on the day of the page. */
export function YearGroup({ year, items }: { year: number; items: OnThisDayItem[] }) {
  return (
    <section className={css.group} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} className={css.year}>
        {year}
      </h2>
      <ul role="list" className={css.items}>
        {items.map((item) => (
          <li key={`${item.type}-${item.id}`}>
            {item.type === 'game' ? <GameMemory item={item} /> : <Memory item={item} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
