import {
  readArchives,
  readArchiveSports,
  readArchiveYears,
} from '../../content/stories/archives.ts'
import { readOnThisDay } from '../../content/honors/on-this-day.ts'
import { readTagContent, readTagFilters } from '../../content/stories/tagged.ts'
import { readTags } from '../../content/stories/tags.ts'
import type { HandlersOf } from './parts.ts'

export const archiveHandlers: HandlersOf<typeof import('../../../src/contract/api/archives.ts')> = {
  archives: (reading, query) => readArchives(reading, query),
  archiveSports: (reading) => readArchiveSports(reading),
  archiveSeasons: (reading, { sportId }) => readArchiveYears(reading, sportId),
  tags: (reading, query) => readTags(reading, query),
  tagContent: (reading, query) => readTagContent(reading, query),
  tagFilters: (reading, { slug }) => readTagFilters(reading, slug),
  onThisDay: (reading, query) => readOnThisDay(reading, query),
}
