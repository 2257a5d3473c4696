import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type {
  AllAmerican,
  AllAmericanGroups,
  AllAmericanSettings,
  AllAmericanTeaser,
  Award,
  AwardTeaser,
  AwardType,
  HallOfFame,
  HonorGroups,
  HonorSettings,
  Inductee,
} from './honors.schema.ts'

export const hallOfFame = get<{ slug?: string | undefined }, HallOfFame | null>(
  '/api/v2/HallOfFame',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const hallOfFameGrouping = get<
  { slug?: string | undefined; grouping?: HonorGroups['grouping'] | undefined },
  HonorGroups | null
>('/api/v2/HallOfFame/grouping', { empty: null, staleTimeSeconds: 1 * hours })
export const hallOfFameSettings = get<EmptyQuery, HonorSettings | null>(
  '/api/v2/HallOfFame/settings',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const inductee = get<{ inducteeId: number }, Inductee | null>(
  '/api/v2/HallOfFame/:inducteeId',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const allAmericans = get<
  Paging & { sportId?: number | undefined },
  PageOf<AllAmericanTeaser>
>('/api/v2/AllAmerican', { empty: emptyPage, staleTimeSeconds: 1 * hours })
export const allAmericanGroupings = get<
  { grouping?: AllAmericanGroups['grouping'] | undefined },
  AllAmericanGroups | null
>('/api/v2/AllAmerican/groupings', { empty: null, staleTimeSeconds: 1 * hours })
export const allAmericanSettings = get<EmptyQuery, AllAmericanSettings | null>(
  '/api/v2/AllAmerican/settings',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const allAmerican = get<{ allAmericanId: number }, AllAmerican | null>(
  '/api/v2/AllAmerican/:allAmericanId',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const awards = get<
  Paging & {
    awardTypeId?: number | undefined
    sportId?: number | undefined
    hideExpired?: boolean | undefined
  },
  PageOf<AwardTeaser>
>('/api/v2/Awards', { empty: emptyPage, staleTimeSeconds: 5 * minutes })
export const award = get<{ awardId: number }, Award | null>('/api/v2/Awards/:awardId', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
export const awardTypes = get<EmptyQuery, AwardType[]>('/api/v2/Awards/types', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
