import { z } from 'zod'
import { PodcastSettings } from './podcast.ts'
import { StorySettings } from './story.ts'
import { Channel, RelatedVideoSettings, ShowcaseSettings, VideoAdSettings } from './video.ts'

export const MediaSettings = z
  .object({
    stories: StorySettings,
    podcasts: PodcastSettings,
    videos: z.object({
      ads: VideoAdSettings,
      showcase: ShowcaseSettings,
      related: RelatedVideoSettings,
      channel: Channel.nullable(),
    }),
    shop: z.object({ url: z.string().nullable(), currency: z.string() }),
  })
  .meta({
    id: 'MediaSettings',
    description:
      'How the department shows its stories and media: what media.yaml says, and ' +
      'our own word where it says nothing.',
  })
export type MediaSettings = z.infer<typeof MediaSettings>
