import { z } from 'zod'
import { Game } from '../schema/game.ts'
import {
  Story,
  StoryBeside,
  StoryGames,
  StoryPage,
  StorySettings,
  StoryTeaser,
} from '../schema/story.ts'
import { id, nothing, paging, season, type DescribedOf } from './parts.ts'

const text = z.string().max(1000).optional()
const slug = z.string().max(200)

export const storySchemas: DescribedOf<typeof import('../api/stories.ts')> = {
  stories: {
    summary:
      'Stories that are out, the newest first: of a sport and a season of it, of a tag, about a person or a game, or with words in them.',
    query: z.object({
      ...paging,
      sportId: id.optional(),
      tag: slug.optional(),
      playerId: id.optional(),
      rosterPlayerId: id.optional(),
      gameId: id.optional(),
      season,
      search: text,
    }),
    result: StoryPage,
    example: {},
    table: ({ items }) =>
      items.map(({ date, title, sport, byline, teaser, url, redirectAbsoluteUrl }) => ({
        date,
        title,
        sport: sport?.title ?? '',
        byline,
        teaser,
        url: redirectAbsoluteUrl ?? url,
      })),
  },
  story: {
    summary: 'One story by its day and the end of its address.',
    query: z.object({ date: z.string().max(30), slug }),
    result: Story.nullable(),
    example: { date: '2026-08-28', slug: 'season-opens' },
  },
  storyBeside: {
    summary:
      'What stands around a story: its gallery, what to read next, the ones before and after it.',
    notes: 'What stands around the story of an address.',
    query: z.object({ date: z.string().max(30), slug }),
    result: StoryBeside.nullable(),
    example: { date: '2026-08-28', slug: 'season-opens' },
  },
  relatedStories: {
    summary:
      'What to read after a story: of the same game, people and tags, then the newest of its sport.',
    query: z.object({ id }),
    result: z.array(StoryTeaser),
    example: { id: 1 },
  },
  storyGames: {
    summary: 'The games of several stories.',
    notes: '`storiesIds`: numbers with commas between them, at most a hundred.',
    query: z.object({
      storiesIds: z
        .string()
        .regex(
          /^\d{1,15}(?:,\d{1,15}){0,99}$/,
          'must be numbers with commas between them, at most a hundred',
        ),
    }),
    result: z.array(StoryGames),
    example: { storiesIds: '1' },
  },
  storyNextGame: {
    summary: 'The game that comes next for the sport of a story.',
    query: z.object({ id }),
    result: Game.nullable(),
    example: { id: 1 },
    wrongInPath: 400,
  },
  storySettings: {
    summary: 'How stories are shown.',
    query: nothing,
    result: StorySettings.nullable(),
    example: {},
  },
}
