import { z } from 'zod'
import { FileLink, Image } from '../../../src/contract/parts.schema.ts'
import { parseLink } from '../values/link.ts'
import { siteParts, createDateCodec } from './site-parts.ts'

/**
 * How names in an import folder are resolved in a store, and written again on export: the importer
 * and the exporter each implement it.
 */
export type EntryResolver = {
  sportId(slug: string): Promise<number | null>
  /** The department's time zone; null before it is known. */
  timeZone(): Promise<string | null>
  sportSlug(id: number): Promise<string | null>
  /**
   * The id of a key and the key of an id: a 'game' by ref, a 'story' by file, a 'staff-member' by
   * name.
   */
  idOf(kind: string, key: string): Promise<number | null>
  keyOf(kind: string, id: number): Promise<string | null>
  /** A picture of the import folder; a message when there is none. */
  image(path: string, altText: string, caption: string | null): Promise<Image | string>
  pathOf(image: Image): string
  /** A file of the import folder (`files/**`); a message when it is refused. */
  file(path: string, title: string | null): Promise<FileLink | string>
  pathOfFile(file: FileLink): string
  /** Markdown with pictures of the folder → clean HTML. */
  htmlOf(markdown: string): Promise<string>
  cleanHtml(html: string): string
  /** Hosts that the tenant currently allows: for redirects, or for tracking tags. */
  hosts(list: 'redirectHosts' | 'trackingHosts'): Promise<readonly string[]>
  /** Adds a warning; the entry is still imported. */
  say(reason: string): void
}

const text = z.string({ error: 'is missing or not text' }).trim()
const addIssue = (context: { issues: unknown[] }, input: unknown, message: string) => {
  context.issues.push({ code: 'custom', input, message })
  return z.NEVER
}

/** The field types of entries. Each decodes what a person writes and encodes what is stored. */
export function entryParts(resolver: EntryResolver) {
  const ref = (kind: string, called: string) =>
    z.codec(text.min(1, 'is empty'), z.number(), {
      decode: async (key, context) =>
        (await resolver.idOf(kind, key)) ??
        addIssue(context, key, `there is no ${called} "${key.slice(0, 80)}"`),
      encode: async (id) => (await resolver.keyOf(kind, id)) ?? `${id}`,
    })
  const picture = z.codec(
    z.strictObject({
      path: text.min(1, 'is empty'),
      alt: text.min(1, 'is empty: describe the picture'),
      caption: text.nullable().optional(),
    }),
    Image.nullable(),
    {
      decode: async ({ path, alt, caption }) => {
        const image = await resolver.image(path, alt, caption || null)
        if (typeof image !== 'string') return image
        resolver.say(`${image}; imported without it`)
        return null
      },
      encode: (image) =>
        image === null
          ? { path: '', alt: '' }
          : {
              path: resolver.pathOf(image),
              alt: image.altText,
              ...(image.caption === null ? {} : { caption: image.caption }),
            },
    },
  )
  const file = z.codec(
    z.strictObject({ path: text.min(1, 'is empty'), title: text.nullable().optional() }),
    FileLink,
    {
      decode: async ({ path, title }, context) => {
        const linkedFile = await resolver.file(path, title || null)
        return typeof linkedFile === 'string' ? addIssue(context, path, linkedFile) : linkedFile
      },
      encode: (link) => ({ path: resolver.pathOfFile(link), title: link.title }),
    },
  )
  return {
    ...siteParts(resolver),
    /** Required text. */
    text: text.min(1, 'is empty'),
    /** Optional text; null when missing. */
    optional: text.nullable().default(null),
    /** y, yes, true; missing is false. */
    flag: z.boolean({ error: 'must be true or false' }).default(false),
    count: z.number({ error: 'must be a number' }).nullable().default(null),
    /** A date, or a date with a time: a wall clock of the department. */
    date: createDateCodec(resolver, 'start'),
    /** http(s), or a path of this site. */
    link: z.codec(text, z.string(), {
      decode: (text, context) =>
        parseLink(text) ??
        addIssue(
          context,
          text,
          `"${text.slice(0, 80)}" is not a link (http, https, or a path of this site)`,
        ),
      encode: (link) => link,
    }),
    /** A sport by its slug: mens-soccer. */
    sport: z.codec(text.min(1, 'is empty'), z.number(), {
      decode: async (slug, context) =>
        (await resolver.sportId(slug)) ??
        addIssue(context, slug, `there is no sport "${slug.slice(0, 80)}"`),
      encode: async (id) => (await resolver.sportSlug(id)) ?? `${id}`,
    }),
    /**
     * `{path, alt, caption}` → the picture. One that is missing in the folder is a warning and is
     * stored as null.
     */
    picture,
    /** Pictures that exist; an export writes only these. */
    pictures: z
      .codec(z.array(picture), z.array(Image), {
        decode: (all) => all.filter((image) => image !== null),
        encode: (all) => all,
      })
      .prefault([]),
    /**
     * `{path, title}` → a file of the folder; the default title is its name. A missing file refuses
     * the entry, because its link would not work.
     */
    file,
    files: z.array(file).default([]),
    /** Markdown, or `{html: …}` as an export writes it → clean HTML. */
    prose: z.codec(z.union([z.string(), z.strictObject({ html: z.string() })]), z.string(), {
      decode: (value) =>
        typeof value === 'string' ? resolver.htmlOf(value) : resolver.cleanHtml(value.html),
      encode: (html) => ({ html }),
    }),
    /** A reference by key to an entry of an earlier file. */
    ref,
  }
}
export type EntryParts = ReturnType<typeof entryParts>
