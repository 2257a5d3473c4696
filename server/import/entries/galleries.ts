import { z } from 'zod'
import { gallery } from '../../content/kinds/gallery.ts'
import { slide } from '../../content/kinds/slide.ts'
import { entryFile } from './entry.ts'
import { named } from './media-parts.ts'

export const galleries = entryFile({
  file: 'galleries.yaml',
  kind: gallery,
  entry: (parts) =>
    z.strictObject({
      title: parts.text,
      description: parts.optional,
      date: parts.date,
      photographer: parts.optional,
      sportId: parts.sport.nullable().default(null),
      images: parts.pictures,
      tagIds: named(parts).tags,
      gameIds: named(parts).games,
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})

/** The rotator of the home page, and of sports. */
export const slides = entryFile({
  file: 'slideshow.yaml',
  kind: slide,
  entry: ({ text, optional, flag, link, picture, sport, date, until }) =>
    z.strictObject({
      title: text,
      subtitle: optional,
      url: link.nullable().default(null),
      linkText: optional,
      openInNewWindow: flag,
      image: picture,
      sportId: sport.nullable().default(null),
      campaign: optional,
      startDate: date.nullable().default(null),
      endDate: until.nullable().default(null),
    }),
  faults: ({ startDate, endDate }) =>
    startDate && endDate && endDate <= startDate
      ? [{ field: 'endDate', reason: 'endDate is not after its startDate' }]
      : [],
  complete: (read) => read,
  key: ({ title, sportId }) => `${title} ${sportId ?? ''}`,
})
