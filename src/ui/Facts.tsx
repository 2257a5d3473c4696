import type { ReactNode } from 'react'
import css from './Facts.module.css'

export type Fact = readonly [term: string, value: ReactNode]

/** Facts as a description list, without unknown ones. */
export function Facts({
  facts,
  wide,
}: {
  facts: readonly Fact[]
  /** Values of several words: at most four in a row. */
  wide?: boolean
}) {
  const filled = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (filled.length === 0) return null
  return (
    <dl className={css.facts} data-wide={wide || undefined}>
      {filled.map(([term, value]) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
