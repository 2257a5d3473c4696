import { z } from 'zod'
import {
  staff as staffKind,
  department,
  peopleLists,
  peopleSettings as peopleSettingsKind,
  pastPlayer,
  coachingRecord,
} from '../../content/kinds/people.ts'
import { digits, entryFile } from './read-entries.ts'
import { parseLink } from '../values/link.ts'
import { personName } from '../values/text.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

/** For a URL that contains another one, the inner one. */
const account = z.codec(z.string().trim(), z.string(), {
  decode: (text, context) => {
    const link = parseLink(text.slice(Math.max(0, text.lastIndexOf('https://'))))
    if (link?.startsWith('http')) return link
    context.issues.push({
      code: 'custom',
      input: text,
      message: `"${text.slice(0, 80)}" is not the URL of an account`,
    })
    return z.NEVER
  },
  encode: (link) => link,
})

export const staff = entryFile({
  file: 'staff.yaml',
  kind: staffKind,
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
      : [{ field: 'email', reason: `email "${email.slice(0, 80)}" is not an email address` }],
  complete: (read) => read,
  key: ({ person, firstName, lastName }) => person ?? `${firstName} ${lastName}`,
})

/** Makes the slug of a department distinct from a person's. */
const withEnd = (slug: string): string =>
  slug.endsWith('-department') ? slug : `${slug}-department`

export const departments = entryFile({
  file: 'departments.yaml',
  kind: department,
  entry: ({ text, optional, prose }) =>
    z.strictObject({
      title: text,
      slug: text.optional(),
      description: prose.nullable().default(null),
      email: optional,
      phone: optional,
      location: optional,
    }),
  complete: (read) => ({ ...read, slug: withEnd(slugify(read.slug ?? read.title)) }),
  key: ({ title }) => title,
})

export const peopleSettings = entryFile({
  file: 'people-settings.yaml',
  kind: peopleSettingsKind,
  entry: ({ optional, sport, prose, text }) =>
    z.strictObject({
      for: z.enum(peopleLists, { error: `must be one of ${peopleLists.join(', ')}` }),
      sportId: sport.nullable().default(null),
      enabled: z.boolean({ error: 'must be true or false' }).default(true),
      title: optional,
      intro: prose.nullable().default(null),
      defaultView: optional,
      defaultSort: optional,
      defaultGrouping: optional,
      labels: z.record(z.string(), text).default({}),
    }),
  complete: (read) => read,
  key: ({ for: list, sportId }) => `${list} ${sportId ?? 0}`,
})

const empty = { first: '', last: '' }
const toName = ({
  firstName,
  lastName,
  name,
}: {
  firstName?: string | undefined
  lastName?: string | undefined
  name?: string | undefined
}) => personName(firstName ?? '', lastName ?? '', name ?? '')

export const historicalRoster = entryFile({
  file: 'historical-roster.csv',
  kind: pastPlayer,
  csv: {
    known: [
      'first_name',
      'last_name',
      'name',
      'sport_id',
      'years',
      'position',
      'letters',
      'hometown',
    ],
    aliases: {
      sport: 'sport_id',
      year: 'years',
      seasons: 'years',
      firstname: 'first_name',
      lastname: 'last_name',
      first: 'first_name',
      last: 'last_name',
      player: 'name',
      full_name: 'name',
      pos: 'position',
      letters_won: 'letters',
    },
    prose: [],
  },
  entry: ({ optional, sport, text }) =>
    z.strictObject({
      firstName: text.optional(),
      lastName: text.optional(),
      name: text.optional(),
      sportId: sport,
      years: text,
      position: optional,
      letters: digits,
      hometown: optional,
    }),
  faults: (read) => (toName(read) ? [] : [{ field: 'name', reason: 'no name' }]),
  complete: (read) => {
    const { first, last } = toName(read) ?? empty
    return {
      firstName: first,
      lastName: last,
      sportId: read.sportId,
      years: read.years,
      position: read.position,
      letters: read.letters,
      hometown: read.hometown,
    }
  },
  key: ({ firstName, lastName, sportId, years }) => `${sportId} ${firstName} ${lastName} ${years}`,
})

export const coachingRecords = entryFile({
  file: 'coaching-records.csv',
  kind: coachingRecord,
  csv: {
    known: [
      'sport_id',
      'season',
      'names',
      'wins',
      'losses',
      'ties',
      'conference_wins',
      'conference_losses',
      'conference_ties',
      'note',
    ],
    aliases: {
      sport: 'sport_id',
      year: 'season',
      coach: 'names',
      coaches: 'names',
      name: 'names',
      w: 'wins',
      l: 'losses',
      t: 'ties',
      cw: 'conference_wins',
      cl: 'conference_losses',
      ct: 'conference_ties',
      conf_wins: 'conference_wins',
      conf_losses: 'conference_losses',
      conf_ties: 'conference_ties',
      notes: 'note',
    },
    prose: ['note'],
  },
  entry: ({ text, optional, sport }) =>
    z.strictObject({
      sportId: sport,
      season: text,
      names: text,
      wins: digits,
      losses: digits,
      ties: digits,
      conferenceWins: digits,
      conferenceLosses: digits,
      conferenceTies: digits,
      note: optional,
    }),
  complete: (read) => ({
    ...read,
    wins: read.wins ?? 0,
    losses: read.losses ?? 0,
    ties: read.ties ?? 0,
  }),
  key: ({ sportId, season, names }) => `${sportId} ${season} ${names}`,
})
