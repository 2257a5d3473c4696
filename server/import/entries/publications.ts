import { z } from 'zod'
import { withMembersUrl } from '../../content/files/files.ts'
import { publication, pressClip, gallery, slide } from '../../content/kinds/media.ts'
import { document, sportFile } from '../../content/kinds/stories.ts'
import { entryFile } from './read-entries.ts'
import { linkFields } from './media.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

export const publications = entryFile({
  file: 'publications.yaml',
  kind: publication,
  entry: ({ text, optional, date, sport, picture, prose, link, files }) =>
    z.strictObject({
      title: text,
      slug: text.optional(),
      date,
      season: optional,
      sportId: sport.nullable().default(null),
      image: picture.nullable().default(null),
      description: prose.prefault(''),
      files,
      link: link.nullable().default(null),
    }),
  faults: ({ title, slug, files, link }) => [
    ...(files.length === 0 && link === null
      ? [{ field: 'title', reason: 'needs files or a link' }]
      : []),
    ...(slugify(slug ?? title) === 'settings'
      ? [
          {
            field: 'slug',
            reason: 'must not be "settings", which is a URL of the content API',
          },
        ]
      : []),
  ],
  complete: (read) => ({ ...read, slug: slugify(read.slug ?? read.title) }),
  key: ({ slug }) => slug,
})

export const pressClips = entryFile({
  file: 'press-clips.yaml',
  kind: pressClip,
  entry: ({ text, optional, date, sport, picture, link }) =>
    z.strictObject({
      title: text,
      source: text,
      author: optional,
      date,
      link: link.nullable().default(null),
      summary: z.string().trim().default(''),
      image: picture.nullable().default(null),
      sportIds: z.array(sport).default([]),
    }),
  complete: (read) => read,
  key: ({ date, source, title }) => `${date.slice(0, 10)} ${source} ${title}`,
})

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
      tagIds: linkFields(parts).tags,
      gameIds: linkFields(parts).games,
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})

/** Slides of the home page and of sport pages. */
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
      pinned: flag,
      startDate: date.nullable().default(null),
      endDate: until.nullable().default(null),
    }),
  faults: ({ startDate, endDate }) =>
    startDate && endDate && endDate <= startDate
      ? [{ field: 'endDate', reason: 'endDate must be after startDate' }]
      : [],
  complete: (read) => read,
  key: ({ title, sportId }) => `${title} ${sportId ?? ''}`,
})

/** A path after /documents/: segments that a browser does not resolve away. */
const path = z
  .string({ error: 'is missing or not text' })
  .trim()
  .toLowerCase()
  .min(1, 'is empty')
  .max(300, 'must have at most 300 characters')
  .regex(
    /^[^/\\?#%\p{C}]+(?:\/[^/\\?#%\p{C}]+)*$/u,
    'must have the form compliance/handbook.pdf: no slash at either end, no \\, ?, # or %',
  )
  .refine(
    (text) => !text.split('/').some((piece) => /^\.+$/.test(piece.trim())),
    'must not have . or .. as a segment',
  )
const email = z
  .string()
  .trim()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is not an email address')

export const documents = entryFile({
  file: 'documents.yaml',
  kind: document,
  entry: ({ text, optional, date, sport, prose, file, link }) =>
    z.strictObject({
      title: text,
      path,
      description: prose.prefault(''),
      category: optional,
      date: date.nullable().default(null),
      sportId: sport.nullable().default(null),
      accessible: z.boolean({ error: 'must be true or false' }).default(true),
      file: file.nullable().default(null),
      requestNote: optional,
      requestEmail: email.nullable().default(null),
      requestUrl: link.nullable().default(null),
    }),
  faults: ({ accessible, file }) =>
    accessible && !file
      ? [
          {
            field: 'title',
            reason: 'has no file; for a document on request write accessible: false',
          },
        ]
      : [],
  complete: (read) => ({ ...read, file: read.accessible ? read.file : withMembersUrl(read.file) }),
  key: ({ path }) => path,
  keyIsExact: true,
})

const filename = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,149}$/,
    'must be letters, digits, hyphens and dots, such as summer-camps.aspx',
  )

export const sportFiles = entryFile({
  file: 'sport-files.yaml',
  kind: sportFile,
  entry: ({ text, optional, date, sport, picture, prose, link, files }) =>
    z.strictObject({
      title: text,
      filename: filename.optional(),
      date,
      access: z
        .enum(['public', 'protected', 'hidden'], { error: 'must be public, protected or hidden' })
        .default('public'),
      sportId: sport.nullable().default(null),
      teaser: optional,
      image: picture.nullable().default(null),
      content: prose.prefault(''),
      files,
      redirectAbsoluteUrl: link.nullable().default(null),
    }),
  complete: (read) => ({
    ...read,
    filename: read.filename ?? slugify(read.title),
    // Readers who may not see the page may not have its files.
    files: read.access === 'hidden' ? read.files.map((file) => withMembersUrl(file)) : read.files,
  }),
  // The address has no ending: camps and camps.aspx of one day are one page.
  key: ({ date, filename }) => `${date.slice(0, 10)}/${filename.replace(/\.aspx$/i, '')}`,
  keyIsExact: true,
})
