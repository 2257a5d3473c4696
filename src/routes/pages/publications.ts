import * as api from '../../contract/api.ts'
import type { SportFile } from '../../contract/documents.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import {
  academicYearChoices,
  parseClippingsQuery,
  clippingsPageSize,
  filterTextParams,
  papersPageSize,
} from '../../domain/search/list-params.ts'
import { parsePageParam, pageParamValues } from '../../domain/search/page-number.ts'
import { toSingleLine } from '../../domain/search/search.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

type FileParams = { year: string; month: string; day: string; filename: string }
const fileRead = (
  { year, month, day, filename }: FileParams,
  access: 'public' | 'protected' | undefined,
) => apiQuery(api.sportFile, { date: `${year}-${month}-${day}`, filename, access })
export const fileMeta = ({ file, settings }: { file: SportFile; settings: { name: string } }) => ({
  title: file.title,
  description:
    file.teaser ??
    `${file.title}: a page of ${file.sport?.title ?? 'the department'}, ${settings.name}.`,
  pageType: 'sport-file',
  contentId: file.id,
  image: file.image,
  noindex: file.access !== 'public',
})

/** Files and guides of the department, and press clippings. */
export const publications = {
  sportFile: route({
    path: paths.sportFile,
    name: 'sportfile',
    guards: ['url-cleanup', 'sport-file'],
    reads: ({ params }) => ({ file: fileRead(params, undefined) }),
    needs: 'file',
    meta: (page) => fileMeta(page),
    screen: () => import('../../features/sport-files/SportFileScreen.tsx'),
  }),
  protectedSportFile: route({
    path: paths.protectedSportFile,
    name: 'protected_sportfile',
    guards: ['url-cleanup', 'sport-file'],
    reads: ({ params }) => ({ file: fileRead(params, 'protected') }),
    needs: 'file',
    meta: (page) => fileMeta(page),
    screen: () => import('../../features/sport-files/SportFileScreen.tsx'),
  }),
  documents: route({
    path: paths.documents,
    query: { page: pageParamValues },
    reads: ({ asked }) => ({
      documents: apiQuery(api.documents, {
        $pageIndex: parsePageParam(asked) - 1,
        $pageSize: papersPageSize,
      }),
      pages: apiQuery(api.sportFiles, { $pageSize: 40 }),
    }),
    optional: ['pages'],
    meta: ({ asked, settings }) => ({
      title: ['Documents', parsePageParam(asked) > 1 && `Page ${parsePageParam(asked)}`]
        .filter(Boolean)
        .join(', '),
      description: `Forms, policies and reports of the ${settings.name}.`,
      pageType: 'documents',
    }),
    screen: () => import('../../features/documents/DocumentsScreen.tsx'),
  }),
  document: route({
    path: paths.document,
    name: 'document',
    guards: ['document'],
    reads: ({ params }) => ({
      document: apiQuery(api.documentByPath, {
        path: (params as Record<string, string | undefined>)['*'] ?? '',
      }),
    }),
    needs: 'document',
    meta: ({ document, settings }) => ({
      title: document.title,
      description: `${document.title}: how to request it from ${settings.name}.`,
      pageType: 'document',
      contentId: document.id,
      noindex: true,
    }),
    screen: () => import('../../features/documents/DocumentScreen.tsx'),
  }),
  publications: route({
    path: paths.publications,
    query: { page: pageParamValues },
    reads: ({ asked }) => ({
      publications: apiQuery(api.publications, {
        $pageIndex: parsePageParam(asked) - 1,
        $pageSize: papersPageSize,
      }),
      page: apiQuery(api.publicationSettings, {}),
    }),
    optional: ['page'],
    meta: ({ asked, settings }) => ({
      title: ['Publications', parsePageParam(asked) > 1 && `Page ${parsePageParam(asked)}`]
        .filter(Boolean)
        .join(', '),
      description: `Media guides, programs and yearbooks of the ${settings.name}.`,
      pageType: 'publications',
    }),
    screen: () => import('../../features/publications/PublicationsScreen.tsx'),
  }),
  publication: route({
    path: paths.publication,
    guards: ['publications'],
    reads: ({ params }) => ({
      publication: apiQuery(api.publication, { slug: params.publicationSlug }),
    }),
    needs: 'publication',
    meta: ({ publication, settings }) => ({
      title: publication.title,
      description: `${publication.title}, a publication of the ${settings.name}.`,
      pageType: 'publication',
      contentId: publication.id,
      image: publication.image,
    }),
    screen: () => import('../../features/publications/PublicationScreen.tsx'),
  }),
  clippings: route({
    path: paths.clippings,
    query: { season: academicYearChoices, page: pageParamValues },
    textParams: { ...filterTextParams, sport: 6 },
    isCachedWhenEmpty: true,
    reads: ({ asked }) => {
      const { q: text, sport, season, page } = parseClippingsQuery(asked)
      const ofSport = sport && { sportId: sport }
      return {
        clippings: apiQuery(api.pressClips, {
          ...ofSport,
          ...(season && { season }),
          ...(text && { search: text }),
          $pageIndex: page - 1,
          $pageSize: clippingsPageSize,
        }),
        seasons: apiQuery(api.pressClipSeasons, { ...ofSport }),
        sports: apiQuery(api.sports, {}),
      }
    },
    optional: ['seasons', 'sports'],
    meta: ({ asked, settings }) => {
      const { q: text, season, page } = parseClippingsQuery(asked)
      return {
        title: [
          [`${season ?? ''} Press Clippings`.trim(), toSingleLine(text)].filter(Boolean).join(': '),
          page > 1 && `Page ${page}`,
        ]
          .filter(Boolean)
          .join(', '),
        description: `News coverage of the ${settings.name}.`,
        pageType: 'press-clips',
        noindex: text !== '' || page > 1,
      }
    },
    screen: () => import('../../features/press/ClippingsScreen.tsx'),
  }),
  coverage: route({
    path: paths.coverage,
    reads: () => ({
      coverage: apiQuery(api.coverage, {}),
      upcoming: apiQuery(api.upcoming, { withCoverageOnly: true, $pageSize: 12 }),
    }),
    optional: ['upcoming'],
    meta: ({ settings }) => ({
      title: 'Coverage',
      description:
        `How to watch, listen to and follow ${settings.name} games: ` +
        'TV, radio, streams and live stats.',
      pageType: 'coverage',
    }),
    screen: () => import('../../features/press/CoverageScreen.tsx'),
  }),
}
