import { z } from 'zod'
import { kind } from './kind.ts'

export const peopleLists = ['rosters', 'staff', 'honors', 'all-americans', 'awards'] as const

/** How a list of people is called and shown here; of rosters also for one sport alone. */
export const PeopleSettingsDoc = z.object({
  for: z.enum(peopleLists),
  sportId: z.number().nullable(),
  enabled: z.boolean(),
  title: z.string().nullable(),
  intro: z.string().nullable(),
  defaultView: z.string().nullable(),
  defaultSort: z.string().nullable(),
  defaultGrouping: z.string().nullable(),
  /** Names of fields: {highSchool: 'Previous School'}. */
  labels: z.record(z.string(), z.string()),
})
export type PeopleSettingsDoc = z.infer<typeof PeopleSettingsDoc>

export const peopleSettings = kind({
  name: 'people-settings',
  doc: PeopleSettingsDoc,
  columns: ({ sportId }) => ({ sportId }),
  html: ['intro'],
})
