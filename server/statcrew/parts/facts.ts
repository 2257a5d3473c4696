import type { BoxTeam } from '../../../src/contract/box-score.schema.ts'
import type { XmlElement } from '../file/xml.ts'
import { valueAt } from './stat-table.ts'

/**
 * A team total: key, label, and attribute paths in a text pattern, or a function ('' for no value).
 * In display order.
 */
export type Fact = [key: string, label: string, pattern: string | ((totals: XmlElement) => string)]

/** "{rush@att} for {rush@yds}" filled from the totals; facts without values are left out. */
export function teamFacts(facts: Fact[], totals: XmlElement | undefined): BoxTeam['totals'] {
  return facts.flatMap(([key, label, pattern]) => {
    if (typeof pattern !== 'string') {
      const factText = totals === undefined ? '' : pattern(totals)
      return factText === '' ? [] : [{ key, label, value: factText }]
    }
    let hasValue = false
    const value = pattern.replace(/\{([^}]+)\}/g, (_, path: string) => {
      const part = valueAt(totals, path)
      if (part !== '') hasValue = true
      return part || '0'
    })
    return hasValue ? [{ key, label, value }] : []
  })
}
