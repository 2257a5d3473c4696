import { stringify } from 'yaml'
import type { PackFiles } from '../pack/pictures.ts'
import { pdfOf } from '../pages/pdf.ts'
import { scoreOf } from '../sim/played.ts'
import type { World } from '../world.ts'
import { moments } from './moments.ts'

/**
 * Moments, and what the department prints of a season: a sheet of results for each team whose games
 * were played out.
 */
export function statFiles(world: World, colours: string): PackFiles {
  const files = moments(world, colours)
  const printed = world.teams.flatMap(({ plan, seasons }) => {
    const season = seasons.findLast(({ fixtures }) =>
      fixtures.some(({ ref }) => world.played.has(ref)),
    )
    if (!season) return []
    const path = `files/statistics/${plan.slug}-${season.title}.pdf`
    const lines = season.fixtures
      .filter(({ outcome }) => outcome !== null)
      .map(({ ref, date, shown, homeAway, outcome }) => {
        const played = world.played.get(ref)
        const score = played ? scoreOf(played) : null
        return `${date}  ${homeAway === 'A' ? 'at' : 'vs'} ${shown}  ${outcome!.result} ${score ? `${score.ours}-${score.theirs}` : `${outcome!.teamScore}-${outcome!.opponentScore}`}  ${outcome!.postscore}`.trimEnd()
      })
    files.set(
      path,
      pdfOf(`${season.title} ${plan.title} results`, [
        world.department.name,
        `As of ${world.today}`,
        '',
        ...lines,
      ]),
    )
    return [
      {
        sportId: plan.slug,
        season: season.title,
        title: `${season.title} ${plan.title} (PDF)`,
        file: { path, title: `${season.title} ${plan.title}` },
      },
    ]
  })
  files.set('season-statistics.yaml', stringify(printed, { lineWidth: 0 }))
  return files
}
