import { readFileSync } from 'node:fs'

/** Open files allowed for a process here (ulimit -n): the size of a crowd. */
export const openFilesAllowed = (): number =>
  Number(
    /Max open files\s+\S+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024,
  )
