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

const words = z.string({ error: 'is missing or not text' }).trim()
const fault = (context: { issues: unknown[] }, input: unknown, message: string) => {
  context.issues.push({ code: 'custom', input, message })
  return z.NEVER
}

/** The field types of entries. Each decodes what a person writes and encodes what is stored. */
export function entryParts(pack: EntryResolver) {
  const ref = (kind: string, called: string) =>
    z.codec(words.min(1, 'is empty'), z.number(), {
      decode: async (key, context) =>
        (await pack.idOf(kind, key)) ??
        fault(context, key, `there is no ${called} "${key.slice(0, 80)}"`),
      encode: async (id) => (await pack.keyOf(kind, id)) ?? `${id}`,
    })
  const picture = z.codec(
    z.strictObject({
      path: words.min(1, 'is empty'),
      alt: words.min(1, 'is empty: describe the picture'),
      caption: words.nullable().optional(),
    }),
    Image.nullable(),
    {
      decode: async ({ path, alt, caption }) => {
        const image = await pack.image(path, alt, caption || null)
        if (typeof image !== 'string') return image
        pack.say(`${image}; imported without it`)
        return null
      },
      encode: (image) =>
        image === null
          ? { path: '', alt: '' }
          : {
              path: pack.pathOf(image),
              alt: image.altText,
              ...(image.caption === null ? {} : { caption: image.caption }),
            },
    },
  )
  const file = z.codec(
    z.strictObject({ path: words.min(1, 'is empty'), title: words.nullable().optional() }),
    FileLink,
    {
      decode: async ({ path, title }, context) => {
        const found = await pack.file(path, title || null)
        return typeof found === 'string' ? fault(context, path, found) : found
      },
      encode: (link) => ({ path: pack.pathOfFile(link), title: link.title }),
    },
  )
  return {
    ...siteParts(pack),
    /** Required text. */
    text: words.min(1, 'is empty'),
    /** Optional text; null when missing. */
    optional: words.nullable().default(null),
    /** y, yes, true; missing is false. */
    flag: z.boolean({ error: 'must be true or false' }).default(false),
    count: z.number({ error: 'must be a number' }).nullable().default(null),
    /** A date, or a date with a time: a wall clock of the department. */
    date: createDateCodec(pack, 'start'),
    /** http(s), or a path of this site. */
    link: z.codec(words, z.string(), {
      decode: (text, context) =>
        parseLink(text) ??
        fault(
          context,
          text,
          `"${text.slice(0, 80)}" is not a link (http, https, or a path of this site)`,
        ),
      encode: (link) => link,
    }),
    /** A sport by its slug: mens-soccer. */
    sport: z.codec(words.min(1, 'is empty'), z.number(), {
      decode: async (slug, context) =>
        (await pack.sportId(slug)) ??
        fault(context, slug, `there is no sport "${slug.slice(0, 80)}"`),
      encode: async (id) => (await pack.sportSlug(id)) ?? `${id}`,
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
      decode: (given) =>
        typeof given === 'string' ? pack.htmlOf(given) : pack.cleanHtml(given.html),
      encode: (html) => ({ html }),
    }),
    /** A reference by key to an entry of an earlier file. */
    ref,
  }
}
export type EntryParts = ReturnType<typeof entryParts>
