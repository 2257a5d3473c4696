import * as api from '../../contract/api.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { Story } from '../../contract/stories.schema.ts'
import { apiQuery, type ApiQuery } from '../../data/api-query.ts'
import { dependentRead } from '../../data/dependent-read.ts'
import { getGameKind } from '../../domain/games/game.ts'
import {
  parseArchiveQuery,
  archivePageSize,
  filterTextParams,
  yearChoices,
} from '../../domain/search/list-params.ts'
import { pageParamValues } from '../../domain/search/page-number.ts'
import { toSingleLine } from '../../domain/search/search.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

type At = { asked: Readonly<Record<string, string>>; sport?: Sport }

/** Metadata of a public or members' story. */
export const storyMeta = ({ story }: { story: Story }) => ({
  title: story.title,
  description: story.teaser,
  pageType: 'story',
  contentId: story.id,
  image: story.image,
})

/** The header of the game center of a story's only game, unless that is in progress or off. */
export const gameOfStory = (story: ApiQuery<Story | null>) =>
  dependentRead(story, 'its page', (storyData) => {
    const [game, ...others] = storyData?.games ?? []
    return game && others.length === 0 && /^(?:final|upcoming)$/.test(getGameKind(game))
      ? apiQuery(api.gameCenterHero, { gameId: game.id })
      : null
  })

const archiveAsks = {
  query: { year: yearChoices, page: pageParamValues },
  textParams: filterTextParams,
  isCachedWhenEmpty: true,
} as const

const archiveReads = ({ asked, sport }: At) => {
  const { q: text, year, page } = parseArchiveQuery(asked)
  const ofSport = sport && { sportId: sport.id }
  return {
    found: apiQuery(api.archives, {
      ...ofSport,
      ...(text && { search: text }),
      ...(year && { seasonYear: year }),
      $pageIndex: page - 1,
      $pageSize: archivePageSize,
    }),
    sports: apiQuery(api.archiveSports, {}),
    years: apiQuery(api.archiveSeasons, { ...ofSport }),
  }
}

/** Only the first, unfiltered page is for search engines. */
const archiveMeta = ({ asked, sport, settings }: At & { settings: { name: string } }) => {
  const { q: text, year, page } = parseArchiveQuery(asked)
  const sportPrefix = sport ? `${sport.title} ` : ''
  return {
    title: [
      [`${year ?? ''} ${sportPrefix}News`.trim(), toSingleLine(text)].filter(Boolean).join(': '),
      page > 1 && `Page ${page}`,
    ]
      .filter(Boolean)
      .join(', '),
    description: `Every ${settings.name} ${sportPrefix}story by date, newest first.`,
    pageType: 'archives',
    noindex: text !== '' || page > 1,
  }
}

export const stories = {
  story: route({
    path: paths.story,
    name: 'story',
    guards: ['url-cleanup', 'news'],
    layout: 'full-screen',
    reads: ({ params }) => {
      const address = {
        date: `${params.year}-${params.month}-${params.day}`,
        slug: params.storySlug,
      }
      const story = apiQuery(api.story, address)
      return {
        story,
        beside: apiQuery(api.storyBeside, address),
        latest: apiQuery(api.stories, { $pageSize: 4 }),
        shown: apiQuery(api.storySettings, {}),
        hero: gameOfStory(story),
      }
    },
    needs: 'story',
    optional: ['beside', 'latest', 'shown', 'hero'],
    canonical: ({ story }) => story.url,
    meta: (page) => storyMeta(page),
    screen: () => import('../../features/stories/StoryScreen.tsx'),
  }),

  archives: route({
    path: paths.archives,
    ...archiveAsks,
    reads: archiveReads,
    optional: ['sports', 'years'],
    meta: archiveMeta,
    screen: () => import('../../features/archives/ArchivesScreen.tsx'),
  }),
  sportArchives: route({
    path: paths.sportArchives,
    sport: 'slug',
    ...archiveAsks,
    reads: archiveReads,
    optional: ['sports', 'years'],
    meta: archiveMeta,
    screen: () => import('../../features/archives/ArchivesScreen.tsx'),
  }),
}
