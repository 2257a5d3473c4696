import * as api from '../../contract/api.ts'
import type { HonorGroups } from '../../contract/honors.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { allAmericanGroupings, groupingLabels, isGrouping } from '../../domain/people/honors.ts'
import { fullName } from '../../domain/people/roster.ts'
import { parsePageParam, pageParamValues } from '../../domain/search/page-number.ts'
import { honorHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

/** Awards on a page of the list. */
const awardsPageSize = 24
/** Other awards of the same kind on an award's page. */
const otherAwardsCount = 5

const numberOf = (text: string | undefined) =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined

export const honors = {
  awards: route({
    path: paths.awards,
    query: { page: pageParamValues },
    textParams: { type: 9 },
    isCachedWhenEmpty: true,
    reads: ({ asked }) => ({
      awards: apiQuery(api.awards, {
        awardTypeId: numberOf(asked['type']),
        $pageIndex: parsePageParam(asked) - 1,
        $pageSize: awardsPageSize,
      }),
      types: apiQuery(api.awardTypes, {}),
    }),
    needs: 'awards',
    optional: ['types'],
    meta: ({ settings }) => ({
      title: 'Awards',
      description: `${settings.name} athletes of the week and other awards, newest first.`,
      pageType: 'awards',
    }),
    screen: () => import('../../features/awards/AwardsScreen.tsx'),
  }),

  award: route({
    path: paths.award,
    validate: ({ params }) => numberOf(params.awardId) !== undefined,
    reads: ({ params }) => ({
      award: apiQuery(api.award, { awardId: Number(params.awardId) }),
      others: apiQuery(api.awards, { $pageSize: otherAwardsCount + 1 }),
    }),
    needs: 'award',
    optional: ['others'],
    meta: ({ award, settings }) => ({
      title: `${award.name} - ${award.title}`,
      description: award.teaser ?? `${award.name}: ${award.title}, ${settings.name}.`,
      pageType: 'award-bio',
      contentId: award.id,
      image: award.image,
    }),
    screen: () => import('../../features/awards/AwardScreen.tsx'),
  }),

  allAmericans: route({
    path: paths.allAmericans,
    query: { by: allAmericanGroupings },
    reads: ({ asked }) => ({
      groups: apiQuery(api.allAmericanGroupings, {
        grouping: allAmericanGroupings.find((grouping) => grouping === asked['by']),
      }),
      list: apiQuery(api.allAmericanSettings, {}),
    }),
    needs: 'groups',
    optional: ['list'],
    meta: ({ list, settings }) => ({
      title: list?.title ?? 'All-Americans',
      description: `${settings.name} All-Americans by year, sport and name.`,
      pageType: 'all-americans',
    }),
    screen: () => import('../../features/honors/AllAmericansScreen.tsx'),
  }),

  allAmerican: route({
    path: paths.allAmerican,
    validate: ({ params }) => numberOf(params.allAmericanId) !== undefined,
    reads: ({ params }) => ({
      allAmerican: apiQuery(api.allAmerican, { allAmericanId: Number(params.allAmericanId) }),
      groups: apiQuery(api.allAmericanGroupings, { grouping: 'sport' }),
    }),
    needs: 'allAmerican',
    optional: ['groups'],
    meta: ({ allAmerican, settings }) => ({
      title: `${fullName(allAmerican)} - All-American`,
      description:
        `${fullName(allAmerican)}, ${settings.name} ${allAmerican.sport.title}: ` +
        `All-American ${allAmerican.selections.map(({ year }) => year).join(', ')}.`,
      pageType: 'all-american-bio',
      contentId: allAmerican.id,
      image: allAmerican.image,
    }),
    screen: () => import('../../features/honors/AllAmericanScreen.tsx'),
  }),

  honors: route({
    path: paths.honors,
    textParams: { q: 60 },
    isCachedWhenEmpty: true,
    guards: ['hof'],
    validate: ({ params }) => isGrouping(params.grouping),
    reads: ({ params }) => ({
      honor: apiQuery(api.hallOfFameGrouping, {
        slug: params.slug,
        grouping: params.grouping as HonorGroups['grouping'] | undefined,
      }),
      list: apiQuery(api.hallOfFameSettings, {}),
    }),
    needs: 'honor',
    optional: ['list'],
    // For any grouping; the first honor has its own name.
    preferredUrl: ({ honor }) => (honor.honor ? honorHref(honor.honor.slug) : null),
    meta: ({ honor, params, settings }) => ({
      title:
        `${honor.honor?.title ?? 'Honors'}` +
        (params.grouping
          ? ` by ${groupingLabels[params.grouping as HonorGroups['grouping']]}`
          : ''),
      description:
        `The members of the ${settings.name} ${honor.honor?.title ?? 'honors'}` +
        `${params.grouping ? ` by ${params.grouping}` : ''}.`,
      pageType: 'hall-of-fame',
    }),
    screen: () => import('../../features/honors/HonorsScreen.tsx'),
  }),

  inductee: route({
    path: paths.inductee,
    guards: ['hof'],
    validate: ({ params }) => numberOf(params.inducteeId) !== undefined,
    reads: ({ params }) => ({
      inductee: apiQuery(api.inductee, { inducteeId: Number(params.inducteeId) }),
      honor: apiQuery(api.hallOfFameGrouping, { slug: params.slug, grouping: 'class' }),
    }),
    needs: 'inductee',
    optional: ['honor'],
    canonical: ({ inductee }) => inductee.url,
    meta: ({ inductee, settings }) => ({
      title: `${fullName(inductee)} - ${inductee.honor.title}`,
      description:
        `${fullName(inductee)}, ${settings.name} ${inductee.honor.title}` +
        `${inductee.classYear ? `, class of ${inductee.classYear}` : ''}.`,
      pageType: 'hall-of-fame-bio',
      contentId: inductee.id,
      image: inductee.image,
    }),
    screen: () => import('../../features/honors/InducteeScreen.tsx'),
  }),
}
