import { z } from 'zod'
import { VideoClip } from '../../../src/contract/videos.schema.ts'
import { kind } from './kind.ts'

export const VideoDoc = VideoClip.omit({
  id: true,
  mediaFileId: true,
  url: true,
  sport: true,
  tags: true,
}).extend({
  sportId: z.number().nullable(),
  tagIds: z.array(z.number()),
  gameIds: z.array(z.number()),
  playerIds: z.array(z.number()),
})

/** The page of ours on which a clip plays alone. */
export const videoUrl = (id: number, youtube: string | null): string =>
  `/showcase/embed.aspx?${youtube === null ? `Archive=${id}` : `youtube=${youtube}`}`

export const video = kind({
  name: 'video',
  doc: VideoDoc,
  // `slug` holds the type, by which clips are asked for; a clip is found by its number.
  columns: ({ sportId, type, createdDate, title, description }) => ({
    sportId,
    slug: type,
    date: createdDate,
    words: `${title} ${description ?? ''}`,
  }),
  search: ({ id, title, description, youtube, sportId, createdDate }) => ({
    title,
    text: description ?? '',
    url: videoUrl(id, youtube),
    sportId,
    date: createdDate,
    scheduled: true,
  }),
  mentions: ({ tagIds, gameIds, playerIds }) => [
    ...tagIds.map((id) => ({ kind: 'tag' as const, id })),
    ...gameIds.map((id) => ({ kind: 'game' as const, id })),
    ...playerIds.map((id) => ({ kind: 'person' as const, id })),
  ],
})
