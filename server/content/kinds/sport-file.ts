import { z } from 'zod'
import { SportFile } from '../../../src/contract/schema/sport-file.ts'
import { kind } from './kind.ts'

export const SportFileDoc = SportFile.omit({ id: true, url: true, sport: true }).extend({ sportId: z.number().nullable(), access: z.enum(['public', 'protected', 'hidden']) })

export const sportFile = kind({
  name: 'sport_file',
  doc: SportFileDoc,
  // Lists and addresses ask for one kind of access: it is the beginning of what they look for.
  columns: ({ sportId, access, filename, date, title }) => ({ sportId, slug: `${access}/${filename}`, date, words: `${title.replaceAll(':', ' ')} access:${access};` }),
  html: ['content'],
})
