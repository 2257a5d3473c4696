import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type {
  CoachingRecords,
  CoachList,
  Department,
  DepartmentRef,
  ListSettings,
  SportStaff,
  StaffBio,
  StaffEntry,
  SupportEntry,
} from './staff.schema.ts'

export const staff = get<
  Paging & {
    categoryId?: number | undefined
    unassigned?: boolean | undefined
    searchText?: string | undefined
  },
  PageOf<StaffEntry>
>('/api/v2/Staff', { empty: emptyPage, staleTimeSeconds: 1 * hours })
export const staffMember = get<{ staffId: number }, StaffBio | null>('/api/v2/Staff/:staffId', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
export const supportStaff = get<Paging & { sportId?: number | undefined }, PageOf<SupportEntry>>(
  '/api/v2/Staff/supportStaff',
  { empty: emptyPage, staleTimeSeconds: 1 * hours },
)
export const staffCategories = get<EmptyQuery, DepartmentRef[]>(
  '/api/v2/Staff/filters/categories',
  {
    empty: [],
    staleTimeSeconds: 1 * hours,
  },
)
export const staffSettings = get<EmptyQuery, ListSettings | null>('/api/v2/Staff/settings', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const departments = get<{ slug?: string | undefined }, Department[]>(
  '/api/v2/Staff/departments',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const department = get<{ departmentId: number }, Department | null>(
  '/api/v2/Staff/departments/:departmentId',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const sportStaff = get<{ sportId: number }, SportStaff | null>(
  '/api/v2/Staff/sports/:sportId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const coaches = get<{ sportId: number; season?: string | undefined }, CoachList | null>(
  '/api/v2/Staff/coaches',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const coachSeasons = get<
  { sportId?: number | undefined },
  { title: string; isCurrent: boolean }[]
>('/api/v2/Staff/coaches/filters/seasons', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
export const coachingRecords = get<{ sportId: number }, CoachingRecords | null>(
  '/api/v2/Staff/coaches/history/overall/:sportId',
  { empty: null, staleTimeSeconds: 1 * hours },
)
