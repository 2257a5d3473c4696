import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { episodesOnPage } from '../../domain/constants.ts'
import { parsePageParam, pageParamValues } from '../../domain/search/page-number.ts'
import { stripHtml, truncate } from '../../domain/words/text.ts'
import { podcastShowHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

/** Characters of a description in search results. */
const described = 155

type QueryParams = Readonly<Record<string, string>>
const ofPage = (searchParams: QueryParams) => ({
  $pageIndex: parsePageParam(searchParams) - 1,
  $pageSize: episodesOnPage,
})
const onPage = (searchParams: QueryParams) =>
  parsePageParam(searchParams) > 1 ? `, page ${parsePageParam(searchParams)}` : ''
/** Whether the list has no such page. */
const beyond = (searchParams: QueryParams, { pages }: { pages: number }) =>
  parsePageParam(searchParams) > Math.max(pages, 1)

/** Audio. */
export const media = {
  podcasts: route({
    path: paths.podcasts,
    query: { page: pageParamValues },
    reads: ({ asked }) => ({
      about: apiQuery(api.podcastSettings, {}),
      shows: apiQuery(api.podcastFilterCategories, {}),
      episodes: apiQuery(api.podcasts, ofPage(asked)),
    }),
    optional: ['about', 'shows'],
    isMissing: ({ asked, episodes }) => beyond(asked, episodes),
    meta: ({ about, asked, settings }) => ({
      title: `Podcasts${onPage(asked)}`,
      description:
        (about?.description ?? `${settings.name} podcasts with coaches and players`) +
        onPage(asked),
      pageType: 'podcasts',
      image: about?.image,
    }),
    screen: () => import('../../features/podcasts/PodcastsScreen.tsx'),
  }),

  podcastShow: route({
    path: paths.podcastShow,
    query: { page: pageParamValues },
    reads: ({ params, asked }) => ({
      show: apiQuery(api.podcastCategory, { categoryId: Number(params.showId) }),
      episodes: apiQuery(api.podcasts, { categoryId: Number(params.showId), ...ofPage(asked) }),
    }),
    needs: 'show',
    canonical: ({ show }) => podcastShowHref(show),
    isMissing: ({ asked, episodes }) => beyond(asked, episodes),
    meta: ({ asked, show, settings }) => ({
      title: `${show.title}${onPage(asked)}`,
      description:
        (show.description ?? `A podcast of the ${settings.name}: ${show.title}`) + onPage(asked),
      pageType: 'podcasts',
      contentId: show.id,
      image: show.image,
    }),
    screen: () => import('../../features/podcasts/ShowScreen.tsx'),
  }),

  podcast: route({
    path: paths.podcast,
    reads: ({ params }) => ({
      podcast: apiQuery(api.podcast, { podcastId: Number(params.podcastId) }),
      others: apiQuery(api.podcasts, { $pageSize: 6 }),
    }),
    needs: 'podcast',
    optional: ['others'],
    canonical: ({ podcast }) => podcast.url,
    meta: ({ podcast, settings }) => ({
      title: podcast.title,
      description:
        truncate(stripHtml(podcast.description), described) ||
        `${podcast.title}, an episode of the ${settings.name} podcasts.`,
      pageType: 'podcast',
      contentId: podcast.id,
      image: podcast.image,
    }),
    screen: () => import('../../features/podcasts/PodcastScreen.tsx'),
  }),
}
