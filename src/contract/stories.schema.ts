import { z } from 'zod'
import {
  FileLink,
  Image,
  id,
  emptyQuery,
  flag,
  paging,
  season,
  type CallSchemaOf,
} from './parts.schema.ts'
import { Game } from './game.schema.ts'
import { SportRef, TagRef } from './sport.schema.ts'

export const ImageGallery = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    date: z.string(),
    photographer: z.string().nullable(),
    sport: SportRef.nullable(),
    image: Image.nullable(),
    count: z.number(),
    images: z
      .array(Image)
      .nullable()
      .meta({ description: 'All pictures when one gallery is requested; null in a list.' }),
    tags: z.array(TagRef),
  })
  .meta({ id: 'ImageGallery' })
export type ImageGallery = z.infer<typeof ImageGallery>

export const StoryTeaser = z
  .object({
    id: z.number(),
    title: z.string(),
    subHeadline: z.string().nullable(),
    teaser: z.string(),
    byline: z.string().nullable(),
    date: z.string().meta({ description: 'Local time of the department.' }),
    url: z.string().meta({ description: "'/news/2026/11/14/some-headline'" }),
    sport: SportRef.nullable(),
    image: Image.nullable(),
    redirectAbsoluteUrl: z
      .string()
      .nullable()
      .meta({ description: 'Set when the story is only a link.' }),
  })
  .meta({ id: 'StoryTeaser' })
export type StoryTeaser = z.infer<typeof StoryTeaser>

export const StoryVideo = z
  .object({
    youtube: z
      .string()
      .regex(/^[\w-]{11}$/)
      .nullable(),
    archive: z.string().nullable(),
    title: z.string().nullable(),
    captions: FileLink.nullable().meta({ description: 'A WebVTT file for `archive`.' }),
    transcript: z.string().nullable().meta({ description: 'Sanitized HTML.' }),
  })
  .meta({
    id: 'StoryVideo',
    description:
      'A video of a story: an eleven-character YouTube id, or the URL of a file ' +
      'of the department.',
  })
export type StoryVideo = z.infer<typeof StoryVideo>

export const StoryPlayer = z
  .object({
    rosterPlayerId: z.number(),
    playerId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    jerseyNumber: z.string(),
    positionShort: z.string(),
    image: Image.nullable(),
    sport: SportRef,
    season: z.string(),
    url: z.string(),
  })
  .meta({
    id: 'StoryPlayer',
    description: 'A person in a story, from the newest roster.',
  })
export type StoryPlayer = z.infer<typeof StoryPlayer>

export const Story = StoryTeaser.extend({
  content: z.string().meta({ description: 'Sanitized HTML.' }),
  games: z.array(Game),
  writer: z
    .object({ name: z.string(), title: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .meta({
      description: 'The member of staff who wrote it; `byline` is the text shown.',
    }),
  images: z
    .array(Image)
    .meta({ description: 'Pictures besides the first, each with its caption.' }),
  video: StoryVideo.nullable(),
  galleryId: z.number().nullable().meta({ description: 'Its gallery: ImageGalleries?galleryId.' }),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  tags: z.array(TagRef),
  players: z.array(StoryPlayer),
  contentTemplate: z
    .string()
    .nullable()
    .meta({
      description:
        "Layout name of the department: 'standard', 'feature'; null is the " + 'standard.',
    }),
}).meta({ id: 'Story' })
export type Story = z.infer<typeof Story>

export const StoryPage = z
  .object({
    items: z.array(StoryTeaser),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  })
  .meta({ id: 'StoryPage' })
export type StoryPage = z.infer<typeof StoryPage>

export const StoryContext = z
  .object({
    gallery: ImageGallery.nullable(),
    related: z.array(StoryTeaser),
    previous: StoryTeaser.nullable().meta({ description: 'The previous story.' }),
    next: StoryTeaser.nullable(),
  })
  .meta({
    id: 'StoryBeside',
    description:
      'Context of a story: its gallery with all pictures, related stories, and ' +
      'the previous and next story of its sport.',
  })
export type StoryContext = z.infer<typeof StoryContext>

export const StoryGames = z
  .object({ storyId: z.number(), games: z.array(Game) })
  .meta({ id: 'StoryGames', description: 'The games of a story.' })
export type StoryGames = z.infer<typeof StoryGames>

export const StorySettings = z
  .object({
    relatedStories: z
      .number()
      .meta({ description: 'The number of related stories below a story.' }),
    showWriter: z.boolean(),
    showTags: z.boolean(),
  })
  .meta({ id: 'StorySettings' })
export type StorySettings = z.infer<typeof StorySettings>

export const Archived = z
  .object({
    storyId: z
      .string()
      .nullable()
      .meta({ description: 'Text, as in this API family; null for a link.' }),
    title: z.string(),
    date: z.string(),
    url: z.string(),
    sport: SportRef.nullable(),
    image: Image.nullable(),
    teaser: z.string().optional().meta({ description: 'The summary of a story.' }),
  })
  .meta({
    id: 'Archived',
    description: 'An entry of the archives: a story, or an older link.',
  })
export type Archived = z.infer<typeof Archived>

const text = z.string().max(1000).optional()
const slug = z.string().max(200)

export const storySchemas: CallSchemaOf<typeof import('./stories.ts')> = {
  stories: {
    summary:
      'Published stories, newest first, filtered by sport, season, tag, player, ' + 'game or text.',
    notes: '`hidePastPreviews`: the first page without previews of games that are over or off.',
    query: z.object({
      ...paging,
      sportId: id.optional(),
      tag: slug.optional(),
      playerId: id.optional(),
      rosterPlayerId: id.optional(),
      gameId: id.optional(),
      season,
      search: text,
      hidePastPreviews: flag.optional(),
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
    summary: 'One story by its date and slug.',
    query: z.object({ date: z.string().max(30), slug }),
    result: Story.nullable(),
    example: { date: '2026-08-28', slug: 'season-opens' },
  },
  storyBeside: {
    summary: 'The gallery of a story, related stories, and the previous and next ' + 'story.',
    notes: 'The same for the story at a URL.',
    query: z.object({ date: z.string().max(30), slug }),
    result: StoryContext.nullable(),
    example: { date: '2026-08-28', slug: 'season-opens' },
  },
  relatedStories: {
    summary:
      'Related stories: of the same game, people and tags, then the newest of ' + 'its sport.',
    query: z.object({ id }),
    result: z.array(StoryTeaser),
    example: { id: 1 },
  },
  storyGames: {
    summary: 'The games of several stories.',
    notes: '`storiesIds`: at most 100 comma-separated ids.',
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
    summary: 'The next game of the sport of a story.',
    query: z.object({ id }),
    result: Game.nullable(),
    example: { id: 1 },
    wrongInPath: 400,
  },
  storySettings: {
    summary: 'Display settings of stories.',
    query: emptyQuery,
    result: StorySettings.nullable(),
    example: {},
  },
}
