import { statsPaths } from '../paths/stats.ts'
import { gate } from '../route.ts'

export const stats = {
  cumulativeStats: gate({ path: statsPaths.cumulativeStats, sport: 'sportSlug', guards: ['cume-stats'] }),
}
