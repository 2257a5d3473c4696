import { z } from 'zod'
import { seasonStatistics } from '../../content/kinds/season-statistics.ts'
import { entryFile } from './entry.ts'

export const seasonStatisticsFile = entryFile({
  file: 'season-statistics.yaml',
  kind: seasonStatistics,
  entry: ({ text, sport, link, file }) =>
    z.strictObject({
      sportId: sport,
      season: text,
      title: text.default('Season statistics (PDF)'),
      pdf: link.nullable().default(null),
      file: file.nullable().default(null),
      elsewhere: link.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ sportId, season }) => `${sportId} ${season}`,
})
