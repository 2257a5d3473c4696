import { z } from 'zod'
import { Department } from '../../../src/contract/staff.schema.ts'
import { kind } from './kind.ts'

export const DepartmentDoc = Department.omit({ id: true, url: true, members: true }).extend({
  slug: z.string().regex(/.-department$/, 'ends in -department'),
})

/** A department of the staff directory. */
export const department = kind({
  name: 'department',
  doc: DepartmentDoc,
  columns: ({ slug, title }) => ({ slug, words: title }),
  html: ['description'],
})
