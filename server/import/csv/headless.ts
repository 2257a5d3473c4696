import type { CsvFile } from './read-csv.ts'

/**
 * Why a file is not to be taken that has none of the heads it must have: it came cut off, or as a
 * page of errors under the name of a list. Where a list without rows takes back what is there, such
 * a file would, too.
 */
export function headlessness(
  { columns }: Pick<CsvFile, 'columns'>,
  heads: readonly string[],
): string | null {
  if (heads.some((head) => columns.includes(head))) return null
  const words = new Intl.ListFormat('en', { type: 'disjunction' })
    .format(heads)
    .replace(/, or /, ' or ')
  return `it has no head ${words}: it came empty or is no spreadsheet; a file with its heads and no rows takes back what it gave`
}
