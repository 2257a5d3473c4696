import { z } from 'zod'
import { pageSettings as kind, settledPages } from '../../content/kinds/page-settings.ts'
import { entryFile } from './entry.ts'

export const pageSettings = entryFile({
  file: 'page-settings.yaml',
  kind,
  entry: ({ text, prose }) =>
    z.strictObject({
      page: z.enum(settledPages, { error: `is one of ${settledPages.join(', ')}` }),
      title: text,
      description: prose.prefault(''),
      view: z.enum(['grid', 'list'], { error: 'is grid or list' }).default('grid'),
      groupBy: z
        .enum(['none', 'sport', 'year', 'category'], { error: 'is none, sport, year or category' })
        .default('none'),
    }),
  complete: (read) => read,
  key: ({ page }) => page,
})
