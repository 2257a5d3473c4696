import { z } from 'zod'
import { PageSettings } from '../../../src/contract/pages.schema.ts'
import { kind } from './kind.ts'

export const settledPages = ['facilities', 'publications'] as const
export type SettledPage = (typeof settledPages)[number]

export const PageSettingsDoc = PageSettings.extend({ page: z.enum(settledPages) })

export const pageSettings = kind({
  name: 'page_settings',
  doc: PageSettingsDoc,
  columns: ({ page, title }) => ({ slug: page, words: title }),
  html: ['description'],
})
