import { z } from 'zod'
import { Playlist } from '../../../src/contract/videos.schema.ts'
import { kind } from './kind.ts'

export const playlist = kind({
  name: 'playlist',
  doc: Playlist.omit({ id: true, count: true }).extend({ videoIds: z.array(z.number()) }),
  columns: ({ type, title }) => ({ slug: type, words: title }),
})
