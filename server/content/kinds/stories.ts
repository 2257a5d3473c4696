import { paths } from '../../../src/routes/paths.ts'
import { dayParams } from '../../../src/routes/links.ts'
import { z } from 'zod'
import { htmlToBlockText, inPieces } from '../html/clean-html.ts'
import { kind } from './kind.ts'
import { OnThisDayItem } from '../../../src/contract/archives.schema.ts'
import { Document, SportFile } from '../../../src/contract/documents.schema.ts'
import { Form } from '../../../src/contract/forms.schema.ts'
import { Moment } from '../../../src/contract/stats.schema.ts'
import { cleanPath, href } from '../../../src/routes/href.ts'

const TagDoc = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
})

/** A tag that content has or that tags.yaml describes. */
export const tag = kind({
  name: 'tag',
  doc: TagDoc,
  columns: ({ slug, name }) => ({ slug, words: name }),
  // Its search entry depends on the content that has it (findable-tags.ts).
})

/** An item older than the stories of the store, of which only the URL is stored. */
export const archivedLink = kind({
  name: 'archive',
  doc: z.object({
    title: z.string(),
    date: z.string(),
    url: z.string(),
    sportId: z.number().nullable(),
  }),
  columns: ({ sportId, date, title }) => ({ sportId, date, words: title }),
  search: ({ title, url, sportId, date }) => ({
    title,
    url,
    sportId,
    date,
    scheduled: true,
    archived: true,
  }),
})

/**
 * The file of a document that is not accessible is stored under a URL that is never answered
 * (content/files/files.ts).
 */
const DocumentDoc = Document.omit({
  id: true,
  url: true,
  sport: true,
  request: true,
}).extend({
  sportId: z.number().nullable(),
  requestNote: z.string().nullable(),
  requestEmail: z.string().nullable(),
  requestUrl: z.string().nullable(),
})

/** '/documents/compliance/handbook.pdf' */
export const documentUrl = (path: string): string =>
  cleanPath(`/documents/${path.split('/').map(encodeURIComponent).join('/')}`)

export const document = kind({
  name: 'document',
  doc: DocumentDoc,
  columns: ({ sportId, path, date, title, category }) => ({
    sportId,
    slug: path,
    date,
    words: `${title} ${category ?? ''}`,
  }),
  html: ['description'],
  // Documents available on request are listed, too; the content of files is not searched.
  search: ({ title, path, category, description, sportId, date }) => ({
    title,
    text: inPieces(category, htmlToBlockText(description)),
    url: documentUrl(path),
    sportId,
    date,
  }),
})

const SportFileDoc = SportFile.omit({ id: true, url: true, sport: true }).extend({
  sportId: z.number().nullable(),
  access: z.enum(['public', 'protected', 'hidden']),
})

/** 'summer-camps.aspx' is at '/sports/2026/3/14/summer-camps'. */
export const sportFileUrl = (date: string, filename: string): string =>
  href(paths.sportFile, { ...dayParams(date), filename: filename.replace(/\.aspx$/i, '') })

export const sportFile = kind({
  name: 'sport_file',
  doc: SportFileDoc,
  // Lists and URLs are queried by access, so it is the start of the key.
  columns: ({ sportId, access, filename, date, title }) => ({
    sportId,
    slug: `${access}/${filename}`,
    date,
    words: `${title.replaceAll(':', ' ')} access:${access};`,
  }),
  html: ['content'],
  // Only public files: readers with access to the others have the URL.
  search: ({ title, teaser, content, access, filename, redirectAbsoluteUrl, sportId, date }) =>
    access === 'public'
      ? {
          title,
          text: inPieces(teaser, htmlToBlockText(content)),
          url: redirectAbsoluteUrl ?? sportFileUrl(date, filename),
          sportId,
          date,
          scheduled: true,
        }
      : null,
})

/** Recipients and coupon codes are stored with the form and are in no answer. */
const FormDoc = Form.omit({
  id: true,
  url: true,
  sport: true,
  status: true,
  submissionCount: true,
  token: true,
  today: true,
  returned: true,
  owed: true,
}).extend({
  /** The name of the form in the import folder; its title may change. */
  ref: z.string(),
  sportId: z.number().nullable(),
  access: z.enum(['public', 'protected', 'hidden']),
  recipients: z.array(z.string()),
  coupons: z.array(z.object({ code: z.string(), uses: z.number().int().nullable() })),
})

export const form = kind({
  name: 'form',
  doc: FormDoc,
  columns: ({ sportId, title, startDate, expirationDate }) => ({
    sportId,
    date: startDate,
    ends: expirationDate,
    words: title,
  }),
  html: ['description', 'thankYouText', 'closedMessage'],
})

const MomentDoc = Moment.omit({ id: true, sport: true, game: true }).extend({
  sportId: z.number().nullable(),
  gameId: z.number().nullable(),
})

export const moment = kind({
  name: 'moment',
  doc: MomentDoc,
  columns: ({ sportId, date, title }) => ({ sportId, date, words: title }),
  html: ['text'],
  search: ({ title, text, sportId, date }, { sportSlug }) => ({
    title,
    text: htmlToBlockText(text),
    url: sportSlug ? href(paths.sportMoments, { sportSlug }) : href(paths.moments, {}),
    sportId,
    date,
    scheduled: true,
  }),
  mentions: ({ gameId }) => (gameId === null ? [] : [{ kind: 'game', id: gameId }]),
})

/** A day that is shown again every year. */
export const rememberedMoment = kind({
  name: 'remembered',
  doc: OnThisDayItem.pick({
    title: true,
    text: true,
    image: true,
    byline: true,
    date: true,
    featured: true,
    url: true,
  }).extend({ sportId: z.number().nullable() }),
  columns: ({ sportId, date, title, text }) => ({ sportId, date, words: `${title} ${text ?? ''}` }),
  search: ({ title, text, url, sportId, date }) => ({
    title,
    text: text ?? '',
    url: url ?? `/on-this-day?month=${Number(date.slice(5, 7))}&day=${Number(date.slice(8, 10))}`,
    sportId,
    date,
    scheduled: true,
    remembered: true,
  }),
})
