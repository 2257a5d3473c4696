import { readFileSync } from 'node:fs'

/** Open files that a process may have here (ulimit -n): the size of a crowd. */
export const openFilesAllowed = (): number =>
  Number(
    /Max open files\s+\S+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024,
  )
