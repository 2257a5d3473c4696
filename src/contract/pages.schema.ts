import { z } from 'zod'
import {
  Image,
  FileLink,
  id,
  emptyQuery,
  toPageSchema,
  paging,
  season,
  type CallSchemaOf,
} from './parts.schema.ts'
import { Facility, FacilityEvents, FacilityTeaser } from './facilities.schema.ts'
import { SportRef } from './sport.schema.ts'

export const Coverage = z
  .object({
    id: z.number(),
    title: z.string(),
    type: z.enum(['tv', 'radio', 'video', 'audio', 'stats', 'press']),
    detail: z.string().nullable().meta({ description: "'1340 AM, 98.3 FM', 'channel 27'." }),
    description: z.string().meta({ description: 'Sanitized HTML; may be empty.' }),
    link: z.string().nullable(),
    image: Image.nullable(),
    sports: z.array(SportRef).meta({ description: 'Empty: every sport.' }),
  })
  .meta({
    id: 'Coverage',
    description:
      'Where to watch, listen to and follow games. The games themselves come ' +
      'from the event lists.',
  })
export type Coverage = z.infer<typeof Coverage>

export const PageSettings = z
  .object({
    title: z.string(),
    description: z.string().meta({ description: 'Sanitized HTML; may be empty.' }),
    view: z.enum(['grid', 'list']),
    groupBy: z.enum(['none', 'sport', 'year', 'category']),
  })
  .meta({
    id: 'PageSettings',
    description: 'The introduction of a list page, and its layout.',
  })
export type PageSettings = z.infer<typeof PageSettings>

export const PressClip = z
  .object({
    id: z.number(),
    title: z.string(),
    author: z.string().nullable(),
    source: z.string().meta({ description: "The outlet: 'Lakeside Ledger'." }),
    date: z.string().meta({ description: 'Local time of the department.' }),
    link: z.string().nullable(),
    summary: z.string(),
    image: Image.nullable(),
    sports: z.array(SportRef),
  })
  .meta({ id: 'PressClip', description: 'An article of another publisher about the department.' })
export type PressClip = z.infer<typeof PressClip>

export const PressClipFilter = z
  .object({ title: z.string(), count: z.number() })
  .meta({ id: 'PressClipFilter', description: 'A filter value, with the number of results.' })
export type PressClipFilter = z.infer<typeof PressClipFilter>

export const Publication = z
  .object({
    id: z.number(),
    title: z.string(),
    slug: z.string(),
    url: z.string().meta({ description: "'/publications/2026-football-media-guide'" }),
    date: z.string().meta({ description: 'Local time of the department.' }),
    season: z.string().nullable().meta({ description: "As entered by the department: '2026-27'." }),
    description: z.string().meta({ description: 'Sanitized HTML; may be empty.' }),
    image: Image.nullable(),
    sport: SportRef.nullable(),
    files: z.array(FileLink),
    link: z.string().nullable().meta({ description: 'Its URL if it is on another site.' }),
    redirectUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'The URL its page redirects to: a publication with a single file is that ' + 'file.',
      }),
  })
  .meta({ id: 'Publication', description: 'A media guide, a program, a yearbook.' })
export type Publication = z.infer<typeof Publication>

export const statementPages = ['accessibility', 'privacy'] as const
export type StatementPage = (typeof statementPages)[number]

export const Statement = z
  .object({
    page: z.enum(statementPages),
    text: z.string().meta({ description: 'Sanitized HTML; may be empty.' }),
    replaces: z.boolean().meta({ description: "True: `text` replaces the site's own text." }),
    reviewed: z
      .string()
      .nullable()
      .meta({ description: 'Day of the last review; null uses that of this software.' }),
    contact: z.string().nullable().meta({ description: "Whom to write to: 'ADA coordinator'." }),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    form: z.object({ title: z.string(), url: z.string() }).nullable(),
  })
  .meta({
    id: 'Statement',
    description: 'What the department adds to its accessibility or privacy page.',
  })
export type Statement = z.infer<typeof Statement>

const ofSport = z.object({ sportId: id.optional() })
const page = z.object({ ...paging, sportId: id.optional() })
const slug = z.string().min(1).max(200)

export const pageSchemas: CallSchemaOf<typeof import('./pages.ts')> = {
  facilities: {
    summary: 'Stadiums, arenas and courses, featured ones first.',
    query: page,
    result: toPageSchema(FacilityTeaser),
    example: {},
    table: ({ items }) =>
      items.map(({ title, teaser, location, sport, featured, url }) => ({
        title,
        sport: sport?.title ?? null,
        location,
        teaser,
        featured,
        url,
      })),
  },
  facility: {
    summary: 'One facility with its pictures and game day information.',
    query: z.object({ facilityId: id }),
    result: Facility.nullable(),
    example: { facilityId: 1 },
  },
  facilityEvents: {
    summary: 'The teams of a facility and the next games there.',
    notes: 'Home teams of the facility, and the next games there.',
    query: z.object({ facilityId: id }),
    result: FacilityEvents.nullable(),
    example: { facilityId: 1 },
  },
  facilitySettings: {
    summary: 'The text above the list of facilities.',
    query: emptyQuery,
    result: PageSettings.nullable(),
    example: {},
  },
  publications: {
    summary: 'Media guides and programs, newest first.',
    query: page,
    result: toPageSchema(Publication),
    example: {},
  },
  publication: {
    summary: 'One publication by its slug.',
    query: z.object({ slug }),
    result: Publication.nullable(),
    example: { slug: '2026-football-guide' },
  },
  publicationSettings: {
    summary: 'The text above the list of publications.',
    query: emptyQuery,
    result: PageSettings.nullable(),
    example: {},
  },
  pressClips: {
    summary: 'Press clippings about the department, newest first.',
    query: z.object({
      ...paging,
      sportId: id.optional(),
      season,
      year: id.optional(),
      search: z.string().max(100).optional(),
    }),
    result: toPageSchema(PressClip),
    example: {},
    table: ({ items }) =>
      items.map(({ date, title, source, author, sports, link }) => ({
        date: date.slice(0, 10),
        title,
        source,
        author,
        sports: sports.map((sport) => sport.title).join(', '),
        link,
      })),
  },
  pressClip: {
    summary: 'One press clipping by id.',
    query: z.object({ pressClipId: id }),
    result: PressClip.nullable(),
    example: { pressClipId: 1 },
  },
  pressClipSeasons: {
    summary: 'Academic years with press clippings, newest first.',
    query: ofSport,
    result: z.array(PressClipFilter),
    example: {},
  },
  pressClipYears: {
    summary: 'Years with press clippings, newest first.',
    query: ofSport,
    result: z.array(PressClipFilter),
    example: {},
  },
  coverage: {
    summary: 'Where to watch, listen to and follow games.',
    query: ofSport,
    result: z.array(Coverage),
    example: {},
  },
  statement: {
    summary: 'What the department adds to its accessibility or privacy page.',
    query: z.object({ page: z.enum(statementPages) }),
    result: Statement.nullable(),
    example: { page: 'accessibility' },
  },
}
