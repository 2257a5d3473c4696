import type { PackFiles } from '../pack/pictures.ts'
import type { World } from '../world.ts'
import { opponentRosters } from './opponent-rosters.ts'
import { recordBookCsv } from './record-book.ts'
import { seasonsYaml } from './seasons-yaml.ts'
import { standingsCsv } from './standings.ts'

/**
 * What stands beside the schedules of a pack: record books, tables of the conference, words above
 * the seasons.
 */
export function gameFiles({ department, teams, today }: World): PackFiles {
  const files: PackFiles = new Map([['seasons.yaml', seasonsYaml(department, teams)]])
  for (const { plan, seasons } of teams) {
    const book = recordBookCsv(department, plan, today)
    if (book) files.set(`history/${plan.slug}.csv`, book)
    for (const season of seasons) {
      const table = standingsCsv(department, season)
      if (table) files.set(`standings/${plan.slug}/${season.title}.csv`, table)
    }
  }
  for (const [path, text] of opponentRosters({ department, teams, today })) files.set(path, text)
  return files
}
