import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import { papersPaths } from '../paths/papers.ts'
import { gate, route } from '../route.ts'

/** What the department keeps beside its teams' seasons: files, guides, buildings. */
export const papers = {
  sportFile: gate({ path: papersPaths.sportFile, name: 'sportfile', guards: ['url-cleanup', 'sport-file'] }),
  protectedSportFile: gate({ path: papersPaths.protectedSportFile, name: 'protected_sportfile', guards: ['url-cleanup', 'sport-file'] }),
  document: route({
    path: papersPaths.document,
    name: 'document',
    guards: ['document'],
    reads: ({ params }) => ({ document: q(api.documentByPath, { path: (params as Record<string, string | undefined>)['*'] ?? '' }) }),
    needs: 'document',
    meta: ({ document, settings }) => ({ title: document.title, description: `${document.title}: how to ask ${settings.name} for it.`, pageType: 'document', contentId: document.id, noindex: true }),
    screen: () => import('../../features/documents/DocumentScreen.tsx'),
  }),
  publication: gate({ path: papersPaths.publication, guards: ['publications'] }),
}
