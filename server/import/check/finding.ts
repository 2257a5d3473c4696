/**
 * 'refused': an import would not take it. 'warning': it would, and something is probably not as it
 * was meant. 'note': good to know, nothing must be done.
 */
export type Level = 'refused' | 'warning' | 'note'

/** Something that is not right in a pack, and what to do about it. */
export type Finding = {
  level: Level
  /** Which look found it: 'links', 'duplicate games'. */
  check: string
  file: string
  line: number | null
  what: string
  todo: string
}

export const warningOf =
  (check: string) =>
  (file: string, line: number | null, what: string, todo: string): Finding => ({
    level: 'warning',
    check,
    file,
    line,
    what,
    todo,
  })
