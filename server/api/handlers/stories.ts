import { readArchives, readArchiveSports, readArchiveYears } from '../../content/archives.ts'
import { readMediaSettings } from '../../content/media-settings.ts'
import { readOnThisDay } from '../../content/on-this-day.ts'
import { readStories, readStory } from '../../content/stories.ts'
import { readStoryBeside } from '../../content/story-beside.ts'
import { readNextGame, readRelatedStories, readStoryGames } from '../../content/story-lists.ts'
import { readTagContent, readTagFilters } from '../../content/tagged.ts'
import { readTags } from '../../content/tags.ts'
import type { HandlersOf } from './parts.ts'

export const storyHandlers: HandlersOf<typeof import('../../../src/contract/api/stories.ts')> = {
  stories: (reading, query) => readStories(reading, query),
  story: (reading, { date, slug }) => readStory(reading, date, slug),
  storyBeside: (reading, { date, slug }) => readStoryBeside(reading, date, slug),
  relatedStories: (reading, { id }) => readRelatedStories(reading, id),
  storyGames: (reading, { storiesIds }) => readStoryGames(reading, storiesIds.split(',').map(Number)),
  storyNextGame: (reading, { id }) => readNextGame(reading, id),
  storySettings: async (reading) => (await readMediaSettings(reading)).stories,
  archives: (reading, query) => readArchives(reading, query),
  archiveSports: (reading) => readArchiveSports(reading),
  archiveSeasons: (reading, { sportId }) => readArchiveYears(reading, sportId),
  tags: (reading, query) => readTags(reading, query),
  tagContent: (reading, query) => readTagContent(reading, query),
  tagFilters: (reading, { slug }) => readTagFilters(reading, slug),
  onThisDay: (reading, query) => readOnThisDay(reading, query),
}
