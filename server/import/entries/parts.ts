import { z } from 'zod'
import { FileLink, Image } from '../../../src/contract/parts.schema.ts'
import { linkOf } from '../values/link.ts'
import { wallOf } from '../values/clock.ts'
import { siteParts } from './site-parts.ts'

/**
 * How a pack's words are found in a store, and written again from one: the importer brings one of
 * these, the exporter another.
 */
export type PackWords = {
  sportId(slug: string): Promise<number | null>
  sportSlug(id: number): Promise<string | null>
  /**
   * The number of what bears this key, and the other way round: 'game' by its ref, 'story' by its
   * file, 'staff-member' by name.
   */
  idOf(kind: string, key: string): Promise<number | null>
  keyOf(kind: string, id: number): Promise<string | null>
  /** A picture of the pack; a sentence when there is none. */
  image(path: string, altText: string, caption: string | null): Promise<Image | string>
  pathOf(image: Image): string
  /** A file of the pack (`files/**`); a sentence when it cannot be taken. */
  file(path: string, title: string | null): Promise<FileLink | string>
  pathOfFile(file: FileLink): string
  /** Markdown with the pack's pictures → clean HTML. */
  htmlOf(markdown: string): Promise<string>
  cleanHtml(html: string): string
  /** Hosts that the tenant allows, now: where people may be sent, what tracking tags may load. */
  hosts(list: 'redirectHosts' | 'trackingHosts'): Promise<readonly string[]>
  /** Something to say that does not keep the entry from being taken. */
  say(reason: string): void
}

const words = z.string({ error: 'is missing or is no text' }).trim()
const fault = (context: { issues: unknown[] }, input: unknown, message: string) => {
  context.issues.push({ code: 'custom', input, message })
  return z.NEVER
}

/**
 * The fields that an entry of a pack is made of. Each reads what a person writes and writes it
 * again from what is stored.
 */
export function entryParts(pack: PackWords) {
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
      alt: words.min(1, 'is empty: write what is to be seen'),
      caption: words.nullable().optional(),
    }),
    Image.nullable(),
    {
      decode: async ({ path, alt, caption }) => {
        const image = await pack.image(path, alt, caption || null)
        if (typeof image !== 'string') return image
        pack.say(`${image}; taken without it`)
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
    /** Words that must be there. */
    text: words.min(1, 'is empty'),
    /** Words that may be missing: null then. */
    optional: words.nullable().default(null),
    /** y, yes, true; missing is false. */
    flag: z.boolean({ error: 'is true or false' }).default(false),
    count: z.number({ error: 'is a number' }).nullable().default(null),
    /** A day, 2026-09-05, or a moment of it, 2026-09-05T19:00: a wall clock of the department. */
    date: z.codec(
      words.regex(
        /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/,
        'is written 2026-09-05 or 2026-09-05T19:00',
      ),
      z.string(),
      {
        decode: (text, context) => wallOf(text) ?? fault(context, text, 'is no such day or hour'),
        encode: (date) => date,
      },
    ),
    /** http(s), or a path of this site. */
    link: z.codec(words, z.string(), {
      decode: (text, context) =>
        linkOf(text) ??
        fault(
          context,
          text,
          `"${text.slice(0, 80)}" is no link (http, https, or a path of this site)`,
        ),
      encode: (link) => link,
    }),
    /** A sport by the end of its address: mens-soccer. */
    sport: z.codec(words.min(1, 'is empty'), z.number(), {
      decode: async (slug, context) =>
        (await pack.sportId(slug)) ??
        fault(context, slug, `there is no sport "${slug.slice(0, 80)}"`),
      encode: async (id) => (await pack.sportSlug(id)) ?? `${id}`,
    }),
    /**
     * `{path, alt, caption}` → the picture; one that is not in the pack is said, and null is
     * stored.
     */
    picture,
    /** Those that are there; an export writes no others. */
    pictures: z
      .codec(z.array(picture), z.array(Image), {
        decode: (all) => all.filter((image) => image !== null),
        encode: (all) => all,
      })
      .prefault([]),
    /**
     * `{path, title}` → a file of the pack; without a title its name is one. One that is not in the
     * pack refuses the entry: it would lead nowhere.
     */
    file,
    files: z.array(file).default([]),
    /** Markdown, or `{html: …}` as an export writes it → clean HTML. */
    prose: z.codec(z.union([z.string(), z.strictObject({ html: z.string() })]), z.string(), {
      decode: (given) =>
        typeof given === 'string' ? pack.htmlOf(given) : pack.cleanHtml(given.html),
      encode: (html) => ({ html }),
    }),
    /** Something that an earlier file of the pack has, by its key. */
    ref,
  }
}
export type EntryParts = ReturnType<typeof entryParts>
