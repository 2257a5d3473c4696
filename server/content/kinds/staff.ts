import { z } from 'zod'
import { StaffBio } from '../../../src/contract/staff.schema.ts'
import { textOf } from '../html/clean-html.ts'
import { staffUrl } from '../people/people-links.ts'
import { kind } from './kind.ts'

/**
 * A line of the directory. `person` is a key that rosters name the same person by; without it the
 * name is.
 */
export const StaffDirectoryDoc = StaffBio.omit({
  id: true,
  url: true,
  department: true,
  sports: true,
  posts: true,
  records: true,
}).extend({
  person: z.string().nullable(),
  departmentId: z.number().nullable(),
  sportIds: z.array(z.number()),
  hide: z.boolean(),
})

export const staff = kind({
  name: 'staff',
  doc: StaffDirectoryDoc,
  columns: ({ firstName, lastName, title }) => ({ words: `${firstName} ${lastName} ${title}` }),
  html: ['bio'],
  search: ({ id, hide, hideBio, firstName, lastName, title, bio }) =>
    hide
      ? null
      : {
          title: `${firstName} ${lastName}`.trim(),
          text: `${title}. ${hideBio ? '' : textOf(bio ?? '')}`,
          url: staffUrl({ firstName, lastName }, id),
        },
})
