import { stringify } from 'yaml'
import type { Department } from '../department.ts'
import type { Team } from '../world.ts'

const meets = new Set(['track', 'wcross', 'mgolf', 'wswim', 'mswim'])

/** seasons.yaml: what a department writes above a schedule, and how it is shown. */
export const seasonsYaml = (department: Department, teams: readonly Team[]): string =>
  stringify(
    teams.flatMap(({ plan, seasons }) => {
      const current = seasons.find((season) => season.current)
      if (!current) return []
      const season = { sportId: plan.slug, season: current.title }
      if (plan.code === 'football')
        return [
          {
            ...season,
            note: `All times are those of ${department.city.split(',')[0]}. Gates of ${plan.facility} open 90 minutes before kickoff; students enter free with their card.`,
            defaultView: 'list',
          },
        ]
      if (plan.code === 'mbball' || plan.code === 'wbball')
        return [
          {
            ...season,
            note: `Doors of ${plan.facility} open an hour before tip-off. Doubleheaders need one ticket.`,
          },
        ]
      if (meets.has(plan.code))
        return [
          {
            ...season,
            template: 'meets',
            opponentHistory: false,
            note: 'Entries and heat sheets are posted the evening before each meet.',
          },
        ]
      return plan.code === 'baseball'
        ? [
            {
              ...season,
              note: 'Weather decides: changes are posted here first, at the latest two hours before first pitch.',
            },
          ]
        : []
    }),
  )
