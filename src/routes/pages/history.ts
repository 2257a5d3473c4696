import * as api from '../../contract/api.ts'
import type { Sport, Tag } from '../../contract/sport.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import {
  parseDay,
  dayChoices,
  formatDay,
  isDay,
  monthChoices,
} from '../../domain/calendar/month-day.ts'
import { letterChoices } from '../../domain/people/names.ts'
import { taggedType, taggedTypes } from '../../domain/search/list-params.ts'
import { parsePageParam, pageParamValues } from '../../domain/search/page-number.ts'
import { onThisDayHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

type QueryParams = Readonly<Record<string, string>>
type At = { asked: QueryParams; sport?: Sport }
type Titled = { sport?: Sport; settings: { name: string } }

/** Rows of the historical roster on a page, and moments. */
const rosterPageSize = 60
const momentsPageSize = 18
const tagsPageSize = 100
const taggedPageSize = 24
/** Shortest description that needs no addition. */
const shortest = 60

const roster = {
  query: { letter: letterChoices, page: pageParamValues },
  textParams: { q: 60 },
  isCachedWhenEmpty: true,
  reads: ({ asked, sport }: At) => ({
    roster: apiQuery(api.playerHistory, {
      sportId: sport?.id,
      lastNameStart: asked['letter'],
      nameSearch: asked['q'],
      $pageIndex: parsePageParam(asked) - 1,
      $pageSize: rosterPageSize,
    }),
    sports: apiQuery(api.sports, {}),
  }),
  needs: 'roster',
  meta: ({ sport, settings }: Titled) => ({
    title: `${sport ? `${sport.title} ` : ''}Historical Roster`,
    description:
      `Everyone who played ${sport ? `${sport.title} ` : ''}for the ${settings.name}, ` +
      'by name and by year.',
    pageType: 'historical-roster',
  }),
  screen: () => import('../../features/historical-roster/HistoricalRosterScreen.tsx'),
} as const

const moments = {
  query: { page: pageParamValues },
  reads: ({ asked, sport }: At) => ({
    moments: apiQuery(api.moments, {
      sportId: sport?.id,
      $pageIndex: parsePageParam(asked) - 1,
      $pageSize: momentsPageSize,
    }),
    sports: apiQuery(api.sports, {}),
  }),
  meta: ({ sport, settings }: Titled) => ({
    title: `${sport ? `${sport.title} ` : ''}Key Moments`,
    description:
      `${settings.name} ${sport ? `${sport.title} ` : ''}moments worth remembering, ` +
      'in photos and short videos.',
    pageType: 'moments',
  }),
  screen: () => import('../../features/moments/MomentsScreen.tsx'),
} as const

const tag = {
  query: { type: taggedTypes, page: pageParamValues },
  reads: ({ params, asked, sport }: At & { params: { tagSlug: string } }) => ({
    filters: apiQuery(api.tagFilters, { slug: params.tagSlug }),
    content: apiQuery(api.tagContent, {
      slug: params.tagSlug,
      sportId: sport?.id,
      type: taggedType(asked['type']),
      $pageIndex: parsePageParam(asked) - 1,
      $pageSize: taggedPageSize,
    }),
  }),
  needs: 'filters',
  meta: ({ content, sport, settings }: Titled & { content: { tag: Tag | null } }) => {
    const name = [content.tag?.name, sport?.title].filter(Boolean).join(', ')
    const about = `Stories, podcasts and videos of the ${settings.name} about ${name}.`
    const description = content.tag?.description ?? ''
    // A topic may have the title of a page ("Tickets") and a short description.
    return {
      title: `Topic: ${name}`,
      description:
        description.length > shortest
          ? description
          : [description.replace(/[^.!?]$/, '$&.'), about].filter(Boolean).join(' '),
      pageType: 'tag',
      contentId: content.tag?.id,
    }
  },
  screen: () => import('../../features/tags/TagScreen.tsx'),
} as const

const onThisDay = {
  query: { month: monthChoices, day: dayChoices },
  validate: ({ asked }: { asked: QueryParams }) => {
    const day = parseDay(asked)
    return !day || isDay(day)
  },
  reads: ({ asked }: { asked: QueryParams }) => ({
    onThisDay: apiQuery(api.onThisDay, { ...parseDay(asked) }),
  }),
  needs: 'onThisDay',
  canonical: () => onThisDayHref(),
  meta: ({
    onThisDay: day,
    settings,
  }: {
    onThisDay: { month: number; day: number }
    settings: { name: string }
  }) => ({
    title: `On This Day, ${formatDay(day)}`,
    description: `${settings.name} games, stories and moments on ${formatDay(day)} in past years.`,
    pageType: 'on-this-day',
  }),
  screen: () => import('../../features/on-this-day/OnThisDayScreen.tsx'),
} as const

export const history = {
  historicalRoster: route({ path: paths.historicalRoster, ...roster }),
  sportHistoricalRoster: route({
    path: paths.sportHistoricalRoster,
    sport: 'globalSportNameSlug',
    ...roster,
  }),
  onThisDay: route({ path: paths.onThisDay, ...onThisDay }),
  otd: route({ path: paths.otd, ...onThisDay }),
  tags: route({
    path: paths.tags,
    query: { page: pageParamValues },
    reads: ({ asked }) => ({
      tags: apiQuery(api.tags, { $pageIndex: parsePageParam(asked) - 1, $pageSize: tagsPageSize }),
    }),
    meta: ({ settings }) => ({
      title: 'Topics',
      description: `${settings.name} stories by topic.`,
      pageType: 'tags',
    }),
    screen: () => import('../../features/tags/TagsScreen.tsx'),
  }),
  tag: route({ path: paths.tag, ...tag }),
  sportTag: route({ path: paths.sportTag, sport: 'sportSlug', ...tag }),
  moments: route({ path: paths.moments, ...moments }),
  sportMoments: route({ path: paths.sportMoments, sport: 'sportSlug', ...moments }),
}
