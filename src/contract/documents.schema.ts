import { z } from 'zod'
import { FileLink, Image, id, toPageSchema, paging, type CallSchemaOf } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

export const Document = z
  .object({
    id: z.number(),
    title: z.string(),
    path: z.string().meta({ description: "'compliance/handbook.pdf', in lower case." }),
    url: z.string().meta({ description: "'/documents/compliance/handbook.pdf'" }),
    description: z.string().meta({ description: 'Sanitized HTML; may be empty.' }),
    category: z.string().nullable().meta({ description: 'Its heading in a list.' }),
    date: z.string().nullable().meta({ description: 'Local time of the department.' }),
    sport: SportRef.nullable(),
    accessible: z
      .boolean()
      .meta({ description: 'False: available on request only (see `request`).' }),
    file: FileLink.nullable().meta({ description: 'Null if it is available on request only.' }),
    request: z
      .object({
        note: z.string().nullable(),
        email: z.string().nullable(),
        url: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({
    id: 'Document',
    description:
      'A document with a URL of its own: `/documents/` and any path, which need ' +
      'not be a path on disk.',
  })
export type Document = z.infer<typeof Document>

export const SportFileTeaser = z
  .object({
    id: z.number(),
    title: z.string(),
    teaser: z.string().nullable(),
    date: z
      .string()
      .meta({ description: 'Local time of the department; the page is not available before it.' }),
    filename: z.string().meta({
      description: "The file name in lower case: 'summer-camps.aspx'. The URL is without `.aspx`.",
    }),
    url: z.string().meta({
      description:
        "'/sports/2026/3/14/summer-camps', or the same under /protected or " + '/hidden.',
    }),
    access: z.enum(['public', 'protected', 'hidden']).meta({
      description:
        "'protected': not listed, reachable by URL only. 'hidden': as " +
        "'protected', and only for signed-in members.",
    }),
    sport: SportRef.nullable(),
    image: Image.nullable(),
    redirectAbsoluteUrl: z
      .string()
      .nullable()
      .meta({ description: 'Set when the page is only a link.' }),
  })
  .meta({
    id: 'SportFileTeaser',
    description: 'A page of a team with a dated URL: travel notes, camp details, a ' + 'history.',
  })
export type SportFileTeaser = z.infer<typeof SportFileTeaser>

export const SportFile = SportFileTeaser.extend({
  content: z.string().meta({ description: 'Sanitized HTML.' }),
  files: z.array(FileLink),
}).meta({ id: 'SportFile' })
export type SportFile = z.infer<typeof SportFile>

const page = z.object({ ...paging, sportId: id.optional() })

export const documentSchemas: CallSchemaOf<typeof import('./documents.ts')> = {
  documents: {
    summary: 'Documents in the order of the department.',
    query: page,
    result: toPageSchema(Document),
    example: {},
    table: ({ items }) =>
      items.map(({ title, category, date, sport, path, accessible, file, url }) => ({
        title,
        category,
        date: date?.slice(0, 10) ?? null,
        sport: sport?.title ?? null,
        path,
        accessible,
        type: file?.type ?? null,
        size: file?.size ?? null,
        url,
      })),
  },
  document: {
    summary: 'One document by id.',
    query: z.object({ documentId: id }),
    result: Document.nullable(),
    example: { documentId: 1 },
  },
  documentByPath: {
    summary: 'One document by its path, which can have slashes.',
    notes: '`path`: the URL path after /documents/.',
    query: z.object({ path: z.string().min(1).max(1000) }),
    result: Document.nullable(),
    example: { path: 'compliance/handbook.pdf' },
  },
  sportFiles: {
    summary:
      'Pages of teams with dated URLs, newest first, without protected and ' + 'hidden ones.',
    query: page,
    result: toPageSchema(SportFileTeaser),
    example: {},
  },
  sportFile: {
    summary: 'One team page by its date and file name.',
    notes:
      '`access` must match the URL: a protected page is not served at the ' +
      'public URL, or vice versa.',
    query: z.object({
      date: z.string().max(30),
      filename: z.string().max(200),
      access: z.enum(['public', 'protected']).optional(),
    }),
    result: SportFile.nullable(),
    example: { date: '2026-03-14', filename: 'camps.aspx' },
  },
}
