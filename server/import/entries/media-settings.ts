import { z } from 'zod'
import { mediaSettings } from '../../content/kinds/media-settings.ts'
import { entryFile } from './entry.ts'

const share = z.number().int().min(0).max(100)

/** How stories and media are shown: an entry for an area, of which any part may be left out. */
export const mediaSettingsFile = entryFile({
  file: 'media.yaml',
  kind: mediaSettings,
  entry: ({ text, link, picture }) =>
    z.discriminatedUnion('area', [
      z.strictObject({
        area: z.literal('stories'),
        relatedStories: share.max(20).optional(),
        showWriter: z.boolean().optional(),
        showTags: z.boolean().optional(),
      }),
      z.strictObject({
        area: z.literal('podcasts'),
        title: text.optional(),
        description: text.optional(),
        author: text.optional(),
        email: z.email('is no e-mail address').nullable().optional(),
        category: text.optional(),
        language: text.optional(),
        explicit: z.boolean().optional(),
        image: picture.nullable().optional(),
      }),
      z.strictObject({
        area: z.literal('video-ads'),
        frequency: share.optional(),
        tagUrl: link.nullable().optional(),
        position: z.enum(['pre', 'mid', 'post']).optional(),
        showOnPreviousVideos: z.boolean().optional(),
      }),
      z.strictObject({
        area: z.literal('showcase'),
        autoplay: z.boolean().optional(),
        controls: z.boolean().optional(),
      }),
      z.strictObject({
        area: z.literal('related-videos'),
        enabled: z.boolean().optional(),
        title: text.optional(),
        count: share.max(24).optional(),
      }),
      z.strictObject({
        area: z.literal('channel'),
        title: text,
        url: link,
        subscribers: z.number().nullable().default(null),
        videos: z.number().nullable().default(null),
        views: z.number().nullable().default(null),
      }),
      z.strictObject({
        area: z.literal('shop'),
        url: link.optional(),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'is three capital letters: USD')
          .optional(),
      }),
    ]),
  complete: (read) => read,
  key: ({ area }) => area,
})
