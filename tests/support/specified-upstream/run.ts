import { openUpstream } from '../../../server/upstream/open-upstream.ts'
import { siteOf } from '../upstream.ts'
import type { PageOf } from './calls.ts'
import { specifiedUpstream } from './double.ts'
import { silenceOf } from './log-lines.ts'
import type { Variant } from './variants.ts'

export type Finding = {
  call: string
  field: string
  variant: string
  page: string
  result: string
}
export type Counts = {
  calls: number
  variants: number
  /** Pages that were asked for. */
  asked: number
  /** Pages that ended with an error, titles that were lost, variants without a line of the log. */
  broken: number
  lost: number
  silent: number
  /** Pages that changed with a field that is called unread. */
  shown: number
}
/** Most milliseconds of a call. */
const usual = 2000
const hostOf = (at: number) => `v${at}.localhost`
const isBaseline = ({ variant }: Variant) => variant === 'as specified'

/**
 * Asks the pages of each variant's call. Each variant is a tenant of its own, with a connection of
 * its own, so that no answer, pause or line of the log of another one stands in. The answers as
 * specified come first.
 */
export async function runVariants(
  variants: Variant[],
): Promise<{ counts: Counts; findings: Finding[] }> {
  const above = await specifiedUpstream()
  const site = await siteOf(async () => {}, {
    url: above.url,
    token: '',
    usual,
    tenants: variants.map((_, at) => ({
      id: `v${at}`,
      hosts: [hostOf(at)],
      config: {
        disableSSR: false,
        clientName: 'Example',
        imagesCdnPath: 'https://cdn.example.com',
      },
    })),
  })
  const counts: Counts = {
    calls: 0,
    variants: 0,
    asked: 0,
    broken: 0,
    lost: 0,
    silent: 0,
    shown: 0,
  }
  const findings: Finding[] = []
  const usually = new Shown()
  const runOne = async (one: Variant, at: number) => {
    const { call, answer } = one
    above.departments.set(`v${at}`, { call: call.name, answer })
    const lines: string[] = []
    const content = openUpstream(site.store, { url: above.url, token: '', usual }, (fault) =>
      lines.push(String(fault)),
    )
    const find = (kind: 'broken' | 'lost' | 'silent' | 'shown', page: string, result: string) => {
      counts[kind]++
      findings.push({ call: call.name, field: one.field, variant: one.variant, page, result })
    }
    const asked = await Promise.all(
      call.pages.map(async (page) => ({ page, ...(await site.ask(page.path, hostOf(at))) })),
    )
    // The log may gather lines until it is closed.
    content.close()
    above.departments.delete(`v${at}`)
    counts.variants++
    counts.asked += asked.length
    for (const { page, status, text } of asked) {
      const words = readable(text)
      const drawn = drawnOf(words, hostOf(at))
      if (isBaseline(one)) usually.set(one, page, words, drawn)
      const isOther = one.isUnread && status < 400 && drawn !== usually.drawn(one, page)
      if (isOther) find('shown', page.path, 'changed by a field that is called unread')
      // Without the list of sports no page of a sport is known.
      const mayFail =
        (isGone(one, page) && status === 404) ||
        (one.call.name === 'Sports' && one.keeps.length === 0 && page.path !== '/')
      if (status >= 400 && !mayFail) find('broken', page.path, String(status))
      else if (!isGone(one, page))
        for (const title of one.keeps)
          if (usually.has(one, page, title) && !words.includes(title))
            find('lost', page.path, `lost: ${title}`)
    }
    if (isBaseline(one))
      for (const title of call.titles)
        if (!call.pages.some((page) => usually.has(one, page, title)))
          find('lost', '(all)', `never shown: ${title}`)
    const silence = one.told && silenceOf(lines, call.name, one.told)
    if (silence) find('silent', '(log)', silence)
  }
  try {
    for (const [at, one] of variants.entries()) await runOne(one, at)
  } finally {
    await site.close()
    await above.close()
  }
  counts.calls = new Set(variants.map(({ call }) => call)).size
  return { counts, findings }
}

/** Whether the page's very subject is missing from the answer. */
const isGone = ({ keeps }: Variant, { path, subject }: PageOf): boolean =>
  subject === undefined ? path.startsWith('/api/') && keeps.length === 0 : !keeps.includes(subject)

/** Which titles a page shows when the answer is as specified. */
class Shown {
  #titles = new Map<string, string[]>()
  #drawn = new Map<string, string>()

  set({ call }: Variant, { path }: PageOf, words: string, drawn: string): void {
    this.#drawn.set(`${call.name} ${path}`, drawn)
    this.#titles.set(
      `${call.name} ${path}`,
      call.titles.filter((title) => words.includes(title)),
    )
  }

  drawn({ call }: Variant, { path }: PageOf): string | undefined {
    return this.#drawn.get(`${call.name} ${path}`)
  }

  has({ call }: Variant, { path }: PageOf, title: string): boolean {
    return this.#titles.get(`${call.name} ${path}`)?.includes(title) ?? false
  }
}

/** The markup of a page without what differs between departments and moments. */
const drawnOf = (words: string, host: string) =>
  words.startsWith('<!doctype')
    ? words.replaceAll(host, 'host').replace(/ data-as-of="[^"]+"/, '')
    : ''

/** The words of a page without the state for its scripts, or of JSON. */
const readable = (text: string) =>
  text
    .replace(/<script id="state"[^]*?<\/script>/, '')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\\u0027', "'")
