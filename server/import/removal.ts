import type { FileReport } from './report.ts'

/** What a file removes, and what it was read as. */
export type Removal = {
  /** Entries before the import, and those of them that the file does not have. */
  standing: number
  gone: number
  /** Rows of the file. */
  rows: number
  replace: boolean
}

/**
 * Why a file may not remove the entries that it does not have; null when it may. A refused row may
 * be one of those entries. A file without most of the entries, or with many doubtful rows, may be
 * the wrong one or cut off, so `--replace` must confirm it.
 */
export function removalFault(
  parts: readonly Pick<FileReport, 'refused' | 'notes'>[],
  { standing, gone, rows, replace }: Removal,
): string | null {
  if (parts.some(({ refused }) => refused > 0))
    return 'rows of it are refused; correct them and import it again'
  if (replace) return null
  const confirm = 'if that is right, import the file again with --replace'
  if (gone * 2 > standing)
    return `it does not have most of what is stored (${gone} of ${standing}); ${confirm}`
  const doubtful = new Set(
    parts.flatMap(({ notes }) => notes.filter((note) => note.doubtful).map(({ line }) => line)),
  ).size
  if (doubtful * 4 >= rows && doubtful > 0)
    return `${doubtful} of its ${rows} rows are doubtful; correct them, or ${confirm}`
  return null
}

/** The first five names, and how many more there are. */
export const formatFirst = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`
