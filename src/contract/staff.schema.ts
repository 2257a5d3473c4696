import { z } from 'zod'
import {
  Image,
  flag,
  id,
  emptyQuery,
  toPageSchema,
  paging,
  season,
  type CallSchemaOf,
} from './parts.schema.ts'
import { ScheduleRecord } from './game.schema.ts'
import { StaffMember } from './roster.schema.ts'
import { SportRef } from './sport.schema.ts'
import { coachingRow, memberRow, staffRow } from './people-tables.ts'

export const DepartmentRef = z
  .object({
    id: z.number(),
    title: z.string(),
    slug: z.string().meta({
      description: "Ends in -department, which distinguishes its URL from a person's.",
    }),
    url: z.string().meta({ description: "'/staff-directory/sports-medicine-department/4'" }),
  })
  .meta({
    id: 'DepartmentRef',
    description:
      'A department of the directory as other content names it. The content API ' +
      'calls it a category.',
  })
export type DepartmentRef = z.infer<typeof DepartmentRef>

export const StaffEntry = z
  .object({
    id: z.number().meta({ description: 'The person, the same as staffId on rosters.' }),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    image: Image.nullable(),
    department: DepartmentRef.nullable(),
    sports: z
      .array(SportRef)
      .meta({ description: "The person's sports, according to the directory." }),
    url: z.string().meta({ description: "'/staff-directory/rosalind-achterberg/1'" }),
  })
  .meta({ id: 'StaffEntry', description: 'An entry of the directory.' })
export type StaffEntry = z.infer<typeof StaffEntry>

export const Department = DepartmentRef.extend({
  description: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable().meta({ description: 'Office location.' }),
  members: z.array(StaffEntry),
}).meta({ id: 'Department' })
export type Department = z.infer<typeof Department>

export const StaffPost = z
  .object({
    kind: z.enum(['coach', 'support']),
    title: z.string(),
    season: z.string(),
    isCurrent: z.boolean(),
    sport: SportRef,
    url: z.string(),
  })
  .meta({ id: 'StaffPost', description: 'A position of a person on one roster.' })
export type StaffPost = z.infer<typeof StaffPost>

const Tally = {
  wins: z.number(),
  losses: z.number(),
  ties: z.number(),
  /** '.625', '1.000'; '' without games. */
  winPercent: z.string(),
  conferenceWins: z.number().nullable(),
  conferenceLosses: z.number().nullable(),
  conferenceTies: z.number().nullable(),
  conferenceWinPercent: z.string(),
}
export const CoachingSeason = z
  .object({
    season: z.string(),
    names: z.string(),
    note: z.string().nullable(),
    ...Tally,
  })
  .meta({
    id: 'CoachingSeason',
    description:
      'A season of a program, entered by the department and not calculated from ' + 'its schedule.',
  })
export type CoachingSeason = z.infer<typeof CoachingSeason>
export const CoachingCareer = z
  .object({
    names: z.string(),
    years: z.string(),
    seasonCount: z.number(),
    ...Tally,
  })
  .meta({ id: 'CoachingCareer', description: 'The career of a coach.' })
export type CoachingCareer = z.infer<typeof CoachingCareer>

export const CoachRecord = z
  .object({
    sport: SportRef,
    career: CoachingCareer,
    seasons: z.array(CoachingSeason),
    current: ScheduleRecord.pick({
      overallRecord: true,
      overallPercentage: true,
      conferenceRecord: true,
    })
      .extend({ season: z.string() })
      .optional()
      .meta({
        description: 'The season after these by its schedule, of a head coach; not in the totals.',
      }),
  })
  .meta({
    id: 'CoachRecord',
    description: 'The record of a coach in a sport: the career, and each season, newest first.',
  })
export type CoachRecord = z.infer<typeof CoachRecord>

export const StaffBio = StaffEntry.omit({ url: true })
  .extend({
    url: z
      .string()
      .nullable()
      .meta({
        description:
          "The person's entry in the directory; null for people who are only on " + 'rosters.',
      }),
    bio: z
      .string()
      .nullable()
      .meta({ description: 'Sanitized HTML; null when there is none or it is hidden.' }),
    hideBio: z.boolean(),
    socialMedia: z.array(z.object({ channel: z.string(), url: z.string() })),
    startYear: z.number().nullable().meta({ description: 'The first year at the school.' }),
    years: z
      .string()
      .nullable()
      .meta({ description: "As entered by the department: 'Ninth season'." }),
    hometown: z.string().nullable(),
    almaMater: z.string().nullable(),
    custom1: z.string().nullable(),
    custom2: z.string().nullable(),
    custom3: z.string().nullable(),
    custom4: z.string().nullable(),
    posts: z.array(StaffPost).meta({
      description: 'Rosters with this person: current ones first, then newest first.',
    }),
    records: z.array(CoachRecord).meta({ description: 'The record of a coach by sport.' }),
  })
  .meta({
    id: 'StaffBio',
    description: 'The bio of a coach, support staff or a member of the directory.',
  })
export type StaffBio = z.infer<typeof StaffBio>

export const CoachList = z
  .object({
    sport: SportRef,
    season: z.string(),
    isCurrent: z.boolean(),
    coaches: z.array(StaffMember),
    support: z.array(StaffMember),
    headRecord: CoachRecord.nullable().meta({
      description: 'Of the first coach, who is the head coach, in the current season.',
    }),
  })
  .meta({ id: 'CoachList' })
export type CoachList = z.infer<typeof CoachList>

export const SportStaff = z
  .object({
    sport: SportRef,
    season: z.string().nullable(),
    coaches: z.array(StaffMember),
    support: z.array(StaffMember),
    members: z.array(StaffEntry),
  })
  .meta({
    id: 'SportStaff',
    description: 'All staff of a sport, from its roster and from the directory.',
  })
export type SportStaff = z.infer<typeof SportStaff>

export const SupportEntry = StaffMember.extend({ sport: SportRef, season: z.string() }).meta({
  id: 'SupportEntry',
  description: 'Support staff of the current rosters, each with the sport.',
})
export type SupportEntry = z.infer<typeof SupportEntry>

export const CoachingRecords = z
  .object({
    sport: SportRef,
    yearly: z.array(CoachingSeason),
    overall: z.array(CoachingCareer),
  })
  .meta({ id: 'CoachingRecords' })
export type CoachingRecords = z.infer<typeof CoachingRecords>

export const ListSettings = z
  .object({
    enabled: z.boolean(),
    title: z.string(),
    intro: z.string().nullable().meta({ description: 'Sanitized HTML.' }),
  })
  .meta({
    id: 'ListSettings',
    description: 'The title and introduction of a list of people.',
  })
export type ListSettings = z.infer<typeof ListSettings>

export const staffSchemas: CallSchemaOf<typeof import('./staff.ts')> = {
  staff: {
    summary: 'The staff directory in its order, or one department of it.',
    notes:
      '`categoryId`: the id of a department, which the content API calls a ' +
      'category. `unassigned`: only members without a department.',
    query: z.object({
      ...paging,
      categoryId: id.optional(),
      unassigned: flag.optional(),
      searchText: z.string().max(100).optional(),
    }),
    result: toPageSchema(StaffEntry),
    example: {},
    table: (it) => it.items.map(staffRow),
  },
  staffMember: {
    summary: 'The bio of a coach, support staff or directory member: one person has ' + 'one bio.',
    query: z.object({ staffId: id }),
    result: StaffBio.nullable(),
    example: { staffId: 1 },
  },
  supportStaff: {
    summary: 'Support staff of the current rosters, by sport.',
    query: z.object({ ...paging, sportId: id.optional() }),
    result: toPageSchema(SupportEntry),
    example: {},
    table: (it) =>
      it.items.map((item) => ({
        sport: item.sport.title,
        season: item.season,
        ...memberRow(item),
      })),
  },
  staffCategories: {
    summary: 'The departments by which the directory can be filtered.',
    query: emptyQuery,
    result: z.array(DepartmentRef),
    example: {},
  },
  staffSettings: {
    summary: 'The title and introduction of the staff directory.',
    query: emptyQuery,
    result: ListSettings.nullable(),
    example: {},
  },
  departments: {
    summary: 'The directory by department, or the department with this slug.',
    notes: 'The whole directory, department by department.',
    query: z.object({ slug: z.string().max(120).optional() }),
    result: z.array(Department),
    example: {},
    table: (it) => it.flatMap(({ members }) => members.map(staffRow)),
  },
  department: {
    summary: 'One department of the directory with its members.',
    query: z.object({ departmentId: id }),
    result: Department.nullable(),
    example: { departmentId: 1 },
    table: (it) => it?.members.map(staffRow) ?? [],
  },
  sportStaff: {
    summary: 'All staff of a sport: coaches, support staff and directory members.',
    query: z.object({ sportId: id }),
    result: SportStaff.nullable(),
    example: { sportId: 1 },
  },
  coaches: {
    summary: 'The coaches of a sport, in its current season or in a given one.',
    query: z.object({ sportId: id, season }),
    result: CoachList.nullable(),
    example: { sportId: 1 },
    table: (it) => it?.coaches.map(memberRow) ?? [],
  },
  coachSeasons: {
    summary: 'Seasons with a list of coaches, newest first.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(z.object({ title: z.string(), isCurrent: z.boolean() })),
    example: { sportId: 1 },
  },
  coachingRecords: {
    summary: 'The records of a program: season by season, and coach by coach.',
    query: z.object({ sportId: id }),
    result: CoachingRecords.nullable(),
    example: { sportId: 1 },
    table: (it) => it?.yearly.map(coachingRow) ?? [],
  },
}
