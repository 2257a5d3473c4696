import { z } from 'zod'
import {
  CoachingRecords,
  CoachList,
  Department,
  DepartmentRef,
  ListSettings,
  SportStaff,
  StaffBio,
  StaffEntry,
  SupportEntry,
} from '../schema/staff.ts'
import { flag, id, nothing, pageOf, paging, season, type DescribedOf } from './parts.ts'
import { coachingRow, memberRow, staffRow } from './people-tables.ts'

export const staffSchemas: DescribedOf<typeof import('../api/staff.ts')> = {
  staff: {
    summary: 'The staff directory in its order, all of it or one department of it.',
    notes:
      '`categoryId`: the number of a department, which the content API calls a ' +
      'category. `unassigned`: those alone who are in none.',
    query: z.object({
      ...paging,
      categoryId: id.optional(),
      unassigned: flag.optional(),
      searchText: z.string().max(100).optional(),
    }),
    result: pageOf(StaffEntry),
    example: {},
    table: (it) => it.items.map(staffRow),
  },
  staffMember: {
    summary:
      'The bio of a coach, of support staff, of a member of the directory: one person, one bio.',
    query: z.object({ staffId: id }),
    result: StaffBio.nullable(),
    example: { staffId: 1 },
  },
  supportStaff: {
    summary: 'Support staff of the current rosters, by sport.',
    query: z.object({ ...paging, sportId: id.optional() }),
    result: pageOf(SupportEntry),
    example: {},
    table: (it) =>
      it.items.map((one) => ({ sport: one.sport.title, season: one.season, ...memberRow(one) })),
  },
  staffCategories: {
    summary: 'The departments that the directory can be narrowed to.',
    query: nothing,
    result: z.array(DepartmentRef),
    example: {},
  },
  staffSettings: {
    summary: 'What the staff directory is called, and what is said above it.',
    query: nothing,
    result: ListSettings.nullable(),
    example: {},
  },
  departments: {
    summary: 'The whole directory, department by department, or the one whose address ends so.',
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
    summary: 'Everybody who works for a sport: coaches, support staff, members of the directory.',
    query: z.object({ sportId: id }),
    result: SportStaff.nullable(),
    example: { sportId: 1 },
  },
  coaches: {
    summary: 'The coaches of a sport in its current season, or in the season that is named.',
    query: z.object({ sportId: id, season }),
    result: CoachList.nullable(),
    example: { sportId: 1 },
    table: (it) => it?.coaches.map(memberRow) ?? [],
  },
  coachSeasons: {
    summary: 'Seasons that have a list of coaches, the newest first.',
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
