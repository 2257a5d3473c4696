import { z } from 'zod'
import { Game } from '../schema/game.ts'
import { OnThisDay } from '../schema/on-this-day.ts'
import { SportRef } from '../schema/sport.ts'
import { Archived, Story, StoryBeside, StoryGames, StoryPage, StorySettings, StoryTeaser } from '../schema/story.ts'
import { Tag, TagFilters, TaggedContent, TaggedType } from '../schema/tag.ts'
import { id, nothing, pageOf, paging, season, type DescribedOf } from './parts.ts'

const text = z.string().max(1000).optional()
const slug = z.string().max(200)
/** A number of at most two digits, within its range. */
const small = (from: number, to: number) => id.refine((number) => number >= from && number <= to, `must be from ${from} to ${to}`).optional()

export const storySchemas: DescribedOf<typeof import('../api/stories.ts')> = {
  stories: {
    summary: 'Stories that are out, the newest first: of a sport and a season of it, of a tag, about a person or a game, or with words in them.',
    query: z.object({ ...paging, sportId: id.optional(), tag: slug.optional(), playerId: id.optional(), rosterPlayerId: id.optional(), gameId: id.optional(), season, search: text }),
    result: StoryPage, example: {},
    table: ({ items }) => items.map(({ date, title, sport, byline, teaser, url, redirectAbsoluteUrl }) => ({ date, title, sport: sport?.title ?? '', byline, teaser, url: redirectAbsoluteUrl ?? url })),
  },
  story: { summary: 'One story by its day and the end of its address.', query: z.object({ date: z.string().max(30), slug }), result: Story.nullable(), example: { date: '2026-08-28', slug: 'season-opens' } },
  storyBeside: { summary: 'What stands around a story: its gallery, what to read next, the ones before and after it.', query: z.object({ date: z.string().max(30), slug }), result: StoryBeside.nullable(), example: { date: '2026-08-28', slug: 'season-opens' } },
  relatedStories: { summary: 'What to read after a story: of the same game, people and tags, then the newest of its sport.', query: z.object({ id }), result: z.array(StoryTeaser), example: { id: 1 } },
  storyGames: {
    summary: 'The games of several stories.', query: z.object({ storiesIds: z.string().regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/, 'must be numbers with commas between them, at most a hundred') }),
    result: z.array(StoryGames), example: { storiesIds: '1' },
  },
  storyNextGame: { summary: 'The game that comes next for the sport of a story.', query: z.object({ id }), result: Game.nullable(), example: { id: 1 }, wrongInPath: 400 },
  storySettings: { summary: 'How stories are shown.', query: nothing, result: StorySettings.nullable(), example: {} },
  archives: {
    summary: 'Every story that ever was, and older ones that are only links, the newest first.', query: z.object({ ...paging, search: text, seasonYear: id.optional(), sportId: id.optional() }), result: pageOf(Archived), example: {},
    table: ({ items }) => items.map(({ storyId, title, date, url, sport }) => ({ story: storyId, date, title, sport: sport?.title ?? '', url })),
  },
  archiveSports: { summary: 'Sports that the archives have something of, and how much.', query: nothing, result: z.array(z.object({ sport: SportRef, count: z.number() })), example: {} },
  archiveSeasons: { summary: 'Years that the archives have something of, and how much.', query: z.object({ sportId: id.optional() }), result: z.array(z.object({ year: z.number(), count: z.number() })), example: {} },
  tags: { summary: 'Tags that something bears, by name.', query: z.object({ ...paging, search: text }), result: pageOf(Tag), example: {} },
  tagContent: {
    summary: 'What bears a tag, the newest first: stories, podcasts, videos, galleries.', query: z.object({ ...paging, slug, sportId: id.optional(), type: TaggedType.optional() }),
    result: pageOf(TaggedContent).extend({ tag: Tag.nullable() }), example: { slug: 'season-opener' },
  },
  tagFilters: { summary: 'Sports and kinds of content that a tag can be narrowed to.', query: z.object({ slug }), result: TagFilters.nullable(), example: { slug: 'season-opener' } },
  onThisDay: { summary: 'What happened on a day of earlier years: games, stories, moments. Today without a month and a day.', query: z.object({ month: small(1, 12), day: small(1, 31) }), result: OnThisDay.nullable(), example: { month: 8, day: 29 } },
}
