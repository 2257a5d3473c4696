import type { CallHandlers } from '../call-handlers.ts'
import sanitize from 'sanitize-html'
import type { z } from 'zod'
import { readSettings } from '../department/site.ts'
import { readItems } from '../items.ts'
import { trackingTag } from '../kinds/notices.ts'
import type { ReadContext } from '../read-context.ts'
import type { TagElement, TrackingTag } from '../../../src/contract/promotions.schema.ts'
import { isListed } from '../../../src/domain/shell/redirects.ts'

export type TagName = 'script' | 'style' | 'noscript'

/** Allowed attributes of tag elements, with their values. Other attributes are dropped. */
const attributes: Record<TagName, Record<string, RegExp>> = {
  script: {
    src: /^https:/i,
    async: /^/,
    defer: /^/,
    type: /^(?:module|(?:text|application)\/javascript|application\/(?:ld\+)?json)$/i,
    id: /^[A-Za-z][\w-]{0,60}$/,
    crossorigin: /^(?:anonymous|use-credentials)?$/,
    integrity: /^(?:sha(?:256|384|512)-[A-Za-z0-9+/=]{43,100}\s*)+$/,
    referrerpolicy: /^[a-z-]{1,40}$/,
  },
  style: { id: /^[A-Za-z][\w-]{0,60}$/, media: /^[\w\s():,.-]{1,120}$/ },
  noscript: {},
}
const data = /^data-[a-z0-9][a-z0-9-]{0,40}$/

/** Ids that the page itself uses. */
const reservedIds = /^(?:app|state|main)$/i

/**
 * An element of a tracking tag as it may be in a page; null when it loads from an unlisted host or
 * could break out of its element.
 */
export function cleanElement(
  tag: TagName,
  element: TagElement,
  hosts: readonly string[],
): TagElement | null {
  const attributeList = Object.entries(element.attributes).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  )
  const source = attributeList.find(([name]) => name === 'src')?.[1]
  if (tag === 'script' && source !== undefined && !mayLoad(source, hosts)) return null
  const allowedAttributes = attributeList.filter(([name, value]) => {
    const pattern = Object.hasOwn(attributes[tag], name) ? attributes[tag][name] : undefined
    return (
      (pattern?.test(value) && !(name === 'id' && reservedIds.test(value))) ||
      (tag === 'script' && data.test(name) && value.length <= 500)
    )
  })
  const children = childrenOf(tag, source === undefined ? element.children : '', hosts)
  return children === null ? null : { attributes: Object.fromEntries(allowedAttributes), children }
}

function childrenOf(tag: TagName, text: string, hosts: readonly string[]): string | null {
  if (tag === 'noscript') return withoutScript(text, hosts)
  // A parser would take these for the end of the element or the start of a comment.
  if (tag === 'script') return /<\/?script|<!--|-->/i.test(text) ? null : text
  // CSS loads from an address in url() or in quotes, as in image-set("https://…").
  const loadingCss = /(?:url|image-set|cross-fade|expression)\s*\(|https?:|\/\//i
  const forbiddenCss = /[<\\]|@import|@font-face|-moz-binding/i
  return loadingCss.test(text) || forbiddenCss.test(text) ? null : text
}

/** A picture or frame of a listed host, which a tag has in noscript. */
function withoutScript(html: string, hosts: readonly string[]): string {
  return sanitize(html, {
    allowedTags: ['img', 'iframe'],
    allowedAttributes: {
      img: ['src', 'width', 'height', 'alt'],
      iframe: ['src', 'width', 'height', 'title'],
    },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    textFilter: () => '',
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '' } }),
      iframe: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, title: attribs['title'] ?? 'Tracking' },
      }),
    },
    exclusiveFilter: ({ attribs }) => !mayLoad(attribs['src'] ?? '', hosts),
  })
}

/** https, without user name or password, and a listed host. */
function mayLoad(address: string, hosts: readonly string[]): boolean {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  return (
    url.protocol === 'https:' && !url.username && !url.password && isListed(url.hostname, hosts)
  )
}

export type TagQuery = {
  PageTemplate?: string | undefined
  SportName?: string | undefined
  ContentId?: number | undefined
}
type Doc = z.infer<typeof trackingTag.doc>
const tagPositions = ['head', 'bodyOpen', 'bodyClose'] as const

/**
 * The tags of a page, or of all pages when none is given; empty when they are turned off. Tags with
 * an image element and elements of unlisted hosts are left out.
 */
export async function readTrackingTags(
  context: ReadContext,
  query: TagQuery,
): Promise<TrackingTag[]> {
  const settings = await readSettings(context)
  if (!settings?.trackingTags) return []
  const all = (await readItems(context, trackingTag)).filter(
    (tag) =>
      tag.enabled &&
      isFor(tag, query) &&
      tagPositions.every((position) => tag[position].image.length === 0),
  )
  return all.map(({ id, name, head, bodyOpen, bodyClose }) => {
    const clean = (elementsByTag: Doc['head']) => ({
      script: elements('script', elementsByTag),
      style: elements('style', elementsByTag),
      noscript: elements('noscript', elementsByTag),
    })
    const elements = (tag: TagName, elementsByTag: Doc['head']) =>
      elementsByTag[tag].flatMap(
        (element) => cleanElement(tag, element, settings.trackingHosts) ?? [],
      )
    return { id, name, head: clean(head), bodyOpen: clean(bodyOpen), bodyClose: clean(bodyClose) }
  })
}

const isFor = (
  { pageTemplates, sports, contentIds }: Doc,
  { PageTemplate, SportName, ContentId }: TagQuery,
): boolean =>
  (PageTemplate === undefined && SportName === undefined && ContentId === undefined) ||
  (isAmong(pageTemplates, PageTemplate) &&
    isAmong(sports, SportName) &&
    (contentIds.length === 0 || (ContentId !== undefined && contentIds.includes(ContentId))))

/** An empty list matches everything. */
const isAmong = (list: readonly string[], value: string | undefined): boolean =>
  list.length === 0 || list.some((item) => item.toLowerCase() === value?.toLowerCase())

export const handlers = {
  trackingTags: readTrackingTags,
} satisfies Partial<CallHandlers>
