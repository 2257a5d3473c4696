import { readStories, readStory } from '../../content/stories.ts'
import type { HandlersOf } from './parts.ts'

export const storyHandlers: HandlersOf<typeof import('../../../src/contract/api/stories.ts')> = {
  stories: (reading, query) => readStories(reading, query),
  story: (reading, { date, slug }) => readStory(reading, date, slug),
}
