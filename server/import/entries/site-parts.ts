import { z } from 'zod'
import { BreakpointImage, breakpoints } from '../../../src/contract/parts.schema.ts'
import type { TagElement } from '../../../src/contract/promotions.schema.ts'
import { cleanElement, type TagName } from '../../content/notices/tracking-tags.ts'
import { isAllowedRedirect } from '../../../src/domain/shell/redirects.ts'
import { parseLink } from '../values/link.ts'
import { parseLocalDateTime } from '../values/dates.ts'
import type { EntryResolver } from './parts.ts'

type Context = { issues: unknown[] }
const addIssue = (context: Context, input: unknown, message: string) => {
  context.issues.push({ code: 'custom', input, message })
  return z.NEVER
}
const text = z.string({ error: 'is missing or not text' }).trim()

/** A date of any spelling, '2026-09-05' or '9/5/2026 7 p.m.', as a wall clock of the department. */
export const createDateCodec = (pack: EntryResolver, edge: 'start' | 'end') =>
  z.codec(text, z.string(), {
    decode: async (text, context) =>
      parseLocalDateTime(text, await pack.timeZone(), edge) ??
      addIssue(context, text, 'is not a valid date; write 2026-09-05 or 2026-09-05T19:00'),
    encode: (wall) => wall,
  })

/** Field types for notices, promotions and route rules. */
export function siteParts(pack: EntryResolver) {
  const breakpointPicture = z.codec(
    z.strictObject({
      path: text.min(1, 'is empty'),
      alt: text.min(1, 'is empty: describe the picture'),
      caption: text.nullable().optional(),
      breakpoint: z.enum(breakpoints).default('xs'),
    }),
    BreakpointImage.nullable(),
    {
      decode: async ({ path, alt, caption, breakpoint }) => {
        const image = await pack.image(path, alt, caption || null)
        if (typeof image !== 'string') return { ...image, breakpoint }
        pack.say(`${image}; imported without it`)
        return null
      },
      encode: (image) =>
        image === null
          ? { path: '', alt: '', breakpoint: 'xs' as const }
          : {
              path: pack.pathOf(image),
              alt: image.altText,
              ...(image.caption === null ? {} : { caption: image.caption }),
              breakpoint: image.breakpoint,
            },
    },
  )
  const attributes = z.codec(
    z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    z.record(z.string(), z.string()),
    {
      // `async: true` is an attribute without a value.
      decode: (rawAttributes) =>
        Object.fromEntries(
          Object.entries(rawAttributes).flatMap(([name, value]) =>
            value === false ? [] : [[name, value === true ? '' : String(value)]],
          ),
        ),
      encode: (stored) => stored,
    },
  )
  const element = z.strictObject({
    attributes: attributes.prefault({}),
    children: z.string().default(''),
  })
  const elements = (tag: TagName) =>
    z
      .codec(
        z.array(element),
        z.array(z.object({ attributes: z.record(z.string(), z.string()), children: z.string() })),
        {
          decode: async (all: TagElement[]) => {
            const hosts = await pack.hosts('trackingHosts')
            for (const tagElement of all)
              if (!cleanElement(tag, tagElement, hosts))
                pack.say(
                  `a ${tag} of ${tagElement.attributes['src']?.slice(0, 80) ?? 'its own text'} ` +
                    'is not shown: its host is not in trackingHosts of site.yaml, ' +
                    'or its text could end its element',
                )
            return all
          },
          encode: (all) => all,
        },
      )
      .prefault([])
  return {
    /** An end date; without a time it is the last second of the day. */
    until: createDateCodec(pack, 'end'),
    /**
     * A link that is followed automatically: another site must be on the tenant's list of hosts.
     */
    target: z.codec(text, z.string(), {
      decode: async (text, context) => {
        const link = parseLink(text)
        if (link === null)
          return addIssue(
            context,
            text,
            `"${text.slice(0, 80)}" is not a link (http, https, or a path of this site)`,
          )
        if (!isAllowedRedirect(link, await pack.hosts('redirectHosts')))
          pack.say(
            `${link.slice(0, 80)} is not followed: its host is not in redirectHosts of site.yaml`,
          )
        return link
      },
      encode: (link) => link,
    }),
    /** The same picture for several window widths. */
    breakpointPictures: z
      .codec(z.array(breakpointPicture), z.array(BreakpointImage), {
        decode: (all) => all.filter((image) => image !== null),
        encode: (all) => all,
      })
      .prefault([]),
    /** A position of a tracking tag: head, bodyOpen, bodyClose. */
    tagPlace: z
      .strictObject({
        script: elements('script'),
        style: elements('style'),
        noscript: elements('noscript'),
        image: z.array(element).prefault([]),
      })
      .prefault({}),
  }
}
