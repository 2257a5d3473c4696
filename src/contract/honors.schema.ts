import { z } from 'zod'
import {
  Image,
  flag,
  id,
  emptyQuery,
  toPageSchema,
  paging,
  type CallSchemaOf,
} from './parts.schema.ts'
import { PlayerLink } from './people.schema.ts'
import { SportRef } from './sport.schema.ts'
import { ListSettings } from './staff.schema.ts'
import { awardRow, inducteeRow, selectionRows } from './people-tables.ts'

export const HonorRef = z.object({ slug: z.string(), title: z.string() }).meta({
  id: 'HonorRef',
  description: "An honor of the department with its own list: '/honors/hall-of-fame'.",
})
export type HonorRef = z.infer<typeof HonorRef>

export const InducteeTeaser = z
  .object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string().meta({ description: 'For a team, its full name.' }),
    honor: HonorRef,
    classYear: z.number().nullable().meta({ description: 'The year of the induction.' }),
    category: z.string().nullable().meta({ description: "'Student-athlete', 'Coach', 'Team'." }),
    sports: z.array(SportRef),
    image: Image.nullable(),
    url: z.string().meta({ description: "'/honors/hall-of-fame/ruth-abernethy/7'" }),
  })
  .meta({ id: 'InducteeTeaser' })
export type InducteeTeaser = z.infer<typeof InducteeTeaser>

export const Inductee = InducteeTeaser.extend({
  bio: z.string().nullable().meta({ description: 'Sanitized HTML.' }),
  years: z.string().nullable().meta({ description: 'The years here, as entered.' }),
  hometown: z.string().nullable(),
  images: z.array(Image),
  player: PlayerLink.nullable().meta({
    description: 'The player, if one of our rosters has the person.',
  }),
}).meta({ id: 'Inductee' })
export type Inductee = z.infer<typeof Inductee>

export const HallOfFame = z
  .object({
    honor: HonorRef.nullable(),
    members: z.array(InducteeTeaser),
    groups: z.record(z.string(), z.array(InducteeTeaser)),
  })
  .meta({
    id: 'HallOfFame',
    description: 'Members by name, also grouped by initial.',
  })
export type HallOfFame = z.infer<typeof HallOfFame>

export const honorGroupings = ['class', 'name', 'sport', 'category'] as const
export const HonorGroups = z
  .object({
    honor: HonorRef.nullable(),
    grouping: z.enum(honorGroupings),
    groups: z.array(z.object({ title: z.string(), members: z.array(InducteeTeaser) })),
  })
  .meta({ id: 'HonorGroups' })
export type HonorGroups = z.infer<typeof HonorGroups>

export const HonorSettings = ListSettings.extend({
  honors: z.array(HonorRef.extend({ members: z.number() })),
  groupings: z.array(z.enum(honorGroupings)),
  defaultGrouping: z.enum(honorGroupings),
}).meta({ id: 'HonorSettings' })
export type HonorSettings = z.infer<typeof HonorSettings>

export const Selection = z
  .object({
    year: z.number(),
    team: z.string().nullable(),
    organization: z.string().nullable(),
    event: z.string().nullable(),
  })
  .meta({ id: 'Selection', description: 'One selection: the year, the team, and who selected it.' })
export type Selection = z.infer<typeof Selection>

export const AllAmericanTeaser = z
  .object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    sport: SportRef,
    selections: z.array(Selection).meta({ description: 'Newest first.' }),
    image: Image.nullable(),
    url: z.string().meta({ description: "'/all-americans/3'" }),
  })
  .meta({ id: 'AllAmericanTeaser' })
export type AllAmericanTeaser = z.infer<typeof AllAmericanTeaser>
export const AllAmerican = AllAmericanTeaser.extend({
  bio: z.string().nullable(),
  hometown: z.string().nullable(),
  player: PlayerLink.nullable(),
}).meta({ id: 'AllAmerican' })
export type AllAmerican = z.infer<typeof AllAmerican>

export const allAmericanGroupings = ['year', 'sport', 'name'] as const
export const AllAmericanGroups = z
  .object({
    grouping: z.enum(allAmericanGroupings),
    groups: z.array(z.object({ title: z.string(), members: z.array(AllAmericanTeaser) })),
  })
  .meta({ id: 'AllAmericanGroups' })
export type AllAmericanGroups = z.infer<typeof AllAmericanGroups>
export const AllAmericanSettings = ListSettings.extend({
  groupings: z.array(z.enum(allAmericanGroupings)),
  defaultGrouping: z.enum(allAmericanGroupings),
}).meta({ id: 'AllAmericanSettings' })
export type AllAmericanSettings = z.infer<typeof AllAmericanSettings>

export const AwardType = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
  })
  .meta({ id: 'AwardType' })
export type AwardType = z.infer<typeof AwardType>

export const AwardTeaser = z
  .object({
    id: z.number(),
    title: z.string(),
    type: AwardType.omit({ description: true }).nullable(),
    date: z.string().meta({ description: 'Local time of the department.' }),
    endDate: z
      .string()
      .nullable()
      .meta({
        description:
          'Last day the award is current; for weekly awards, the day of the next ' + 'one.',
      }),
    isExpired: z.boolean(),
    name: z.string().meta({ description: 'The honoree, as entered.' }),
    sport: SportRef.nullable(),
    player: PlayerLink.nullable(),
    image: Image.nullable(),
    teaser: z.string().nullable(),
    url: z.string().meta({ description: "'/awards/12'" }),
  })
  .meta({ id: 'AwardTeaser' })
export type AwardTeaser = z.infer<typeof AwardTeaser>
export const Award = AwardTeaser.extend({
  description: z.string().nullable().meta({ description: 'Sanitized HTML.' }),
  organization: z.string().nullable(),
  storyUrl: z.string().nullable(),
}).meta({ id: 'Award' })
export type Award = z.infer<typeof Award>

const slug = z.string().max(120).optional()
const oneOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.enum(names, { error: `is one of ${names.join(', ')}` }).optional()

export const honorSchemas: CallSchemaOf<typeof import('./honors.ts')> = {
  hallOfFame: {
    summary: 'The members of an honor by name, optionally of one initial.',
    notes: "`slug`: the honor; without it, the department's first.",
    query: z.object({ slug }),
    result: HallOfFame.nullable(),
    example: {},
    table: (it) => it?.members.map(inducteeRow) ?? [],
  },
  hallOfFameGrouping: {
    summary: 'The members of an honor, grouped by class, name, sport or category.',
    query: z.object({ slug, grouping: oneOf(honorGroupings) }),
    result: HonorGroups.nullable(),
    example: { grouping: 'class' },
  },
  hallOfFameSettings: {
    summary: 'The honors of the department, and their display settings.',
    query: emptyQuery,
    result: HonorSettings.nullable(),
    example: {},
  },
  inductee: {
    summary: 'One member of an honor.',
    query: z.object({ inducteeId: id }),
    result: Inductee.nullable(),
    example: { inducteeId: 1 },
  },
  allAmericans: {
    summary: 'All-Americans, most recent first.',
    query: z.object({ ...paging, sportId: id.optional() }),
    result: toPageSchema(AllAmericanTeaser),
    example: {},
    table: (it) => it.items.flatMap(selectionRows),
  },
  allAmericanGroupings: {
    summary: 'All-Americans in groups: by year, sport or name.',
    query: z.object({ grouping: oneOf(allAmericanGroupings) }),
    result: AllAmericanGroups.nullable(),
    example: {},
  },
  allAmericanSettings: {
    summary: 'The title and grouping of the list of All-Americans.',
    query: emptyQuery,
    result: AllAmericanSettings.nullable(),
    example: {},
  },
  allAmerican: {
    summary: 'One All-American with every selection.',
    query: z.object({ allAmericanId: id }),
    result: AllAmerican.nullable(),
    example: { allAmericanId: 1 },
  },
  awards: {
    summary: 'Awards, newest first: athletes of the week and others.',
    notes: 'Newest first. `hideExpired`: without past awards.',
    query: z.object({
      ...paging,
      awardTypeId: id.optional(),
      sportId: id.optional(),
      hideExpired: flag.optional(),
    }),
    result: toPageSchema(AwardTeaser),
    example: {},
    table: (it) => it.items.map(awardRow),
  },
  award: {
    summary: 'One award, with its winner and the reason.',
    query: z.object({ awardId: id }),
    result: Award.nullable(),
    example: { awardId: 1 },
  },
  awardTypes: {
    summary: 'The types of awards of the department.',
    query: emptyQuery,
    result: z.array(AwardType),
    example: {},
  },
}
