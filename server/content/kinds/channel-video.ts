import { ChannelVideo } from '../../../src/contract/videos.schema.ts'
import { z } from 'zod'
import { kind } from './kind.ts'

export const channelVideo = kind({
  name: 'channel-video',
  doc: ChannelVideo.omit({ id: true, url: true }).extend({
    youtube: z.string().regex(/^[\w-]{11}$/),
  }),
  columns: ({ publishedAt, title }) => ({ date: publishedAt, words: title }),
})
