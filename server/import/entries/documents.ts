import { z } from 'zod'
import { closed } from '../../content/files/files.ts'
import { document } from '../../content/kinds/document.ts'
import { entryFile } from './entry.ts'

/**
 * What may stand behind /documents/: pieces between slashes, none that a browser would resolve
 * away.
 */
const path = z
  .string({ error: 'is missing or is no text' })
  .trim()
  .toLowerCase()
  .min(1, 'is empty')
  .max(300, 'is longer than 300 characters')
  .regex(
    /^[^/\\?#%\p{C}]+(?:\/[^/\\?#%\p{C}]+)*$/u,
    'is written compliance/handbook.pdf: no slash at either end, no \\, ?, # or %',
  )
  .refine(
    (text) => !text.split('/').some((piece) => /^\.+$/.test(piece.trim())),
    'has . or .. between its slashes',
  )
const email = z
  .string()
  .trim()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is no e-mail address')

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
      accessible: z.boolean({ error: 'is true or false' }).default(true),
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
            reason: 'has no file; a document that one must ask for is written accessible: false',
          },
        ]
      : [],
  complete: (read) => ({ ...read, file: read.accessible ? read.file : closed(read.file) }),
  key: ({ path }) => path,
  keyIsExact: true,
})
