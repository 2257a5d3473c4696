import { readMediaSettings } from '../../content/media/media-settings.ts'
import { readStories, readStory } from '../../content/stories/stories.ts'
import { readStoryBeside } from '../../content/stories/story-beside.ts'
import {
  readNextGame,
  readRelatedStories,
  readStoryGames,
} from '../../content/stories/story-lists.ts'
import type { HandlersOf } from './parts.ts'

export const storyHandlers: HandlersOf<typeof import('../../../src/contract/api/stories.ts')> = {
  stories: (reading, query) => readStories(reading, query),
  story: (reading, { date, slug }) => readStory(reading, date, slug),
  storyBeside: (reading, { date, slug }) => readStoryBeside(reading, date, slug),
  relatedStories: (reading, { id }) => readRelatedStories(reading, id),
  storyGames: (reading, { storiesIds }) =>
    readStoryGames(reading, storiesIds.split(',').map(Number)),
  storyNextGame: (reading, { id }) => readNextGame(reading, id),
  storySettings: async (reading) => (await readMediaSettings(reading)).stories,
}
