import type { Remark } from './read-as.ts'

/** Milliseconds for which the same line is counted instead of logged, and most lines remembered. */
const quietFor = 60_000
const maxLines = 500

type Line = { until: number; count: number }

/** Remembers a line that is to be counted; forgets the oldest when there are too many. */
function remember(lines: Map<string, Line>, key: string, line: Line): void {
  for (const oldest of lines.keys()) {
    if (lines.size < maxLines) break
    lines.delete(oldest)
  }
  lines.delete(key)
  lines.set(key, line)
}

/**
 * Logs what could not be read in an upstream's answers: call, department, field, value and count,
 * each field at once and then at most once a minute.
 */
export class RemarkLog {
  #report: (error: unknown) => void
  #now: () => number
  #lines = new Map<string, Line>()

  constructor(report: (error: unknown) => void, now: () => number = Date.now) {
    this.#report = report
    this.#now = now
  }

  add(path: string, tenant: string, remarks: Remark[]): void {
    const remarksByKey = new Map<string, Remark & { count: number }>()
    for (const remark of remarks) {
      const key = `${tenant} ${path} ${remark.field} ${remark.instead} ${remark.game ?? ''}`
      const { count, ...first } = remarksByKey.get(key) ?? { ...remark, count: 0 }
      remarksByKey.set(key, { ...first, count: count + 1 })
    }
    for (const [key, remark] of remarksByKey) {
      const line = this.#lines.get(key)
      if (line && line.until > this.#now()) {
        line.count += remark.count
        continue
      }
      const count = (line?.count ?? 0) + remark.count
      remember(this.#lines, key, { until: this.#now() + quietFor, count: 0 })
      this.#report(`upstream: ${path} (${tenant}): ${wordsOf({ ...remark, count })}`)
    }
  }
}

const wordsOf = ({ field, value, instead, game, count }: Remark & { count: number }): string => {
  const times = count === 1 ? 'once' : `${count} times`
  const prefix = game === undefined ? '' : `Error parsing game ${game}: `
  return `${prefix}${field || 'an item'} is ${value}, so ${effects[instead]} (${times})`
}
const effects: Record<Remark['instead'], string> = {
  default: 'its default is used',
  'left out': 'the item is left out',
  nothing: 'this part of the site stays empty',
}

/**
 * Reports an error once, then at most once a minute with how often it was repeated: a failing
 * upstream gives one line a minute.
 */
export function quietReport(
  report: (error: unknown) => void,
  now: () => number = Date.now,
): (error: unknown) => void {
  const lines = new Map<string, Line>()
  return (error) => {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    // Errors that differ only in numbers (ids, counts) are the same.
    const key = text.replace(/\d+/g, '0')
    const line = lines.get(key)
    if (line && line.until > now()) return void line.count++
    remember(lines, key, { until: now() + quietFor, count: 0 })
    report(line?.count ? `${text} (and ${line.count} more like it)` : error)
  }
}
