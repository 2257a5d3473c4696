import { z } from 'zod'
import {
  AllAmerican,
  allAmericanGroupings,
  AllAmericanGroups,
  AllAmericanSettings,
  AllAmericanTeaser,
  Award,
  AwardTeaser,
  AwardType,
  HallOfFame,
  honorGroupings,
  HonorGroups,
  HonorSettings,
  Inductee,
} from '../schema/honors.ts'
import { flag, id, nothing, pageOf, paging, type DescribedOf } from './parts.ts'
import { awardRow, inducteeRow, selectionRows } from './people-tables.ts'

const slug = z.string().max(120).optional()
const oneOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.enum(names, { error: `is one of ${names.join(', ')}` }).optional()

export const honorSchemas: DescribedOf<typeof import('../api/honors.ts')> = {
  hallOfFame: {
    summary: 'The members of an honor by name, and by the first letter of it.',
    notes: "`slug`: which of the department's honors; the first of them without it.",
    query: z.object({ slug }),
    result: HallOfFame.nullable(),
    example: {},
    table: (it) => it?.members.map(inducteeRow) ?? [],
  },
  hallOfFameGrouping: {
    summary: 'The members of an honor in groups: by class, name, sport or category.',
    query: z.object({ slug, grouping: oneOf(honorGroupings) }),
    result: HonorGroups.nullable(),
    example: { grouping: 'class' },
  },
  hallOfFameSettings: {
    summary: 'Which honors the department has, and how they are shown.',
    query: nothing,
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
    summary: 'All-Americans, those chosen last first.',
    query: z.object({ ...paging, sportId: id.optional() }),
    result: pageOf(AllAmericanTeaser),
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
    summary: 'What the list of all-Americans is called, and how it is grouped.',
    query: nothing,
    result: AllAmericanSettings.nullable(),
    example: {},
  },
  allAmerican: {
    summary: 'One all-American with every selection.',
    query: z.object({ allAmericanId: id }),
    result: AllAmerican.nullable(),
    example: { allAmericanId: 1 },
  },
  awards: {
    summary: 'Awards, the newest first: athletes of the week and others.',
    notes: 'The newest first. `hideExpired`: without those whose day is past.',
    query: z.object({
      ...paging,
      awardTypeId: id.optional(),
      sportId: id.optional(),
      hideExpired: flag.optional(),
    }),
    result: pageOf(AwardTeaser),
    example: {},
    table: (it) => it.items.map(awardRow),
  },
  award: {
    summary: 'One award: whom it honors and for what.',
    query: z.object({ awardId: id }),
    result: Award.nullable(),
    example: { awardId: 1 },
  },
  awardTypes: {
    summary: 'The kinds of award that the department gives.',
    query: nothing,
    result: z.array(AwardType),
    example: {},
  },
}
