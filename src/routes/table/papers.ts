import { paths } from '../paths.ts'
import { gate } from '../route.ts'

/** What the department keeps beside its teams' seasons: files, guides, buildings. */
export const papers = {
  sportFile: gate({ path: paths.sportFile, name: 'sportfile', guards: ['url-cleanup', 'sport-file'] }),
  protectedSportFile: gate({ path: paths.protectedSportFile, name: 'protected_sportfile', guards: ['url-cleanup', 'sport-file'] }),
  document: gate({ path: paths.document, name: 'document', guards: ['document'] }),
  publication: gate({ path: paths.publication, guards: ['publications'] }),
  facility: gate({ path: paths.facility, guards: ['facilities'] }),
  tickets: gate({ path: paths.tickets, guards: ['redirects'] }),
}
