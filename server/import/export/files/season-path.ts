import { isSafe } from '../pack-out.ts'

/**
 * 'rosters/football/2026'; null where a season's title cannot be the name of a file: exact.jsonl
 * has it then.
 */
export function seasonPath(folder: string, slug: string | null, season: string): string | null {
  const path = `${folder}/${slug}/${season}`
  return slug === null ||
    season.includes('/') ||
    season.endsWith('.staff') ||
    season === '' ||
    !isSafe(`${path}.csv`)
    ? null
    : path
}
