import { z } from 'zod'
import { staff as kind } from '../../content/kinds/staff.ts'
import { linkOf } from '../values/link.ts'
import { entryFile } from './entry.ts'

/** An address written into another keeps its inner one. */
const account = z.codec(z.string().trim(), z.string(), {
  decode: (text, context) => {
    const link = linkOf(text.slice(Math.max(0, text.lastIndexOf('https://'))))
    if (link?.startsWith('http')) return link
    context.issues.push({
      code: 'custom',
      input: text,
      message: `"${text.slice(0, 80)}" is no address of an account`,
    })
    return z.NEVER
  },
  encode: (link) => link,
})

export const staff = entryFile({
  file: 'staff.yaml',
  kind,
  entry: ({ text, optional, flag, count, sport, picture, prose, ref }) =>
    z.strictObject({
      firstName: text,
      lastName: text,
      person: optional,
      title: text,
      departmentId: ref('department', 'department').nullable().default(null),
      sportIds: z.array(sport).default([]),
      email: optional,
      phone: optional,
      image: picture.nullable().default(null),
      bio: prose.nullable().default(null),
      hide: flag,
      hideBio: flag,
      socialMedia: z.array(z.strictObject({ channel: text, url: account })).default([]),
      startYear: count,
      years: optional,
      hometown: optional,
      almaMater: optional,
      custom1: optional,
      custom2: optional,
      custom3: optional,
      custom4: optional,
    }),
  faults: ({ email }) =>
    email === null || /^[^\s@<>"'?&:/\\]+@[^\s@<>"'?&:/\\]+\.[a-z]{2,}$/i.test(email)
      ? []
      : [{ field: 'email', reason: `email "${email.slice(0, 80)}" is no e-mail address` }],
  complete: (read) => read,
  key: ({ person, firstName, lastName }) => person ?? `${firstName} ${lastName}`,
})
