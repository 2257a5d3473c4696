import { z } from 'zod'
import { splash } from '../../content/kinds/splash.ts'
import { entryFile } from './entry.ts'

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'is written #rrggbb, in quotation marks')
  .nullable()
  .default(null)

export const splashes = entryFile({
  file: 'splashes.yaml',
  kind: splash,
  entry: ({ text, flag, date, until, target, prose, sport, breakpointPictures }) =>
    z.strictObject({
      title: text,
      sportId: sport.nullable().default(null),
      link: target.nullable().default(null),
      openInNewWindow: flag,
      html: prose.nullable().default(null),
      video: z
        .strictObject({
          host: z.enum(['youtube', 'vimeo']),
          id: z.string().regex(/^[\w-]{5,20}$/, 'is no number of a video'),
        })
        .nullable()
        .default(null),
      picture: z.strictObject({ images: breakpointPictures }).prefault({}),
      backgroundColor: colour,
      foregroundColor: colour,
      startDate: date,
      endDate: until.nullable().default(null),
      hidden: flag,
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})
