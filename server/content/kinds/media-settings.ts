import { z } from 'zod'
import { PodcastSettings } from '../../../src/contract/podcasts.schema.ts'
import { StorySettings } from '../../../src/contract/stories.schema.ts'
import {
  Channel,
  RelatedVideoSettings,
  ShowcaseSettings,
  VideoAdSettings,
} from '../../../src/contract/videos.schema.ts'
import { kind } from './kind.ts'

/** Any part of the settings; what is not said is our own word (content/media/media-settings.ts). */
export const MediaSettingsDoc = z.discriminatedUnion('area', [
  StorySettings.partial().extend({ area: z.literal('stories') }),
  PodcastSettings.partial().extend({ area: z.literal('podcasts') }),
  VideoAdSettings.partial().extend({ area: z.literal('video-ads') }),
  ShowcaseSettings.pick({ autoplay: true, controls: true })
    .partial()
    .extend({ area: z.literal('showcase') }),
  RelatedVideoSettings.partial().extend({ area: z.literal('related-videos') }),
  Channel.extend({ area: z.literal('channel') }),
  z.object({
    area: z.literal('shop'),
    url: z.string().optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
  }),
])

export const mediaSettings = kind({
  name: 'media-settings',
  doc: MediaSettingsDoc,
  columns: ({ area }) => ({ slug: area }),
})
