import { openUpstream } from '../../../server/upstream/open-upstream.ts'
import { siteOf } from '../upstream.ts'
import { specifiedUpstream } from './double.ts'
import type { Variant } from './variants.ts'

export type Finding = {
  call: string
  field: string
  variant: string
  page: string
  result: string
}
export type Run = {
  counts: {
    calls: number
    variants: number
    asked: number
    broken: number
    lost: number
    silent: number
  }
  findings: Finding[]
}
/** Most milliseconds of a call. */
const usual = 2000
const hostOf = (at: number) => `v${at}.localhost`

/**
 * Asks the pages of each variant's call. Each variant is a tenant of its own, with a connection of
 * its own, so that no answer, pause or line of the log of another one stands in.
 */
export async function runVariants(variants: Variant[]): Promise<Run> {
  const above = await specifiedUpstream()
  const site = await siteOf(async () => {}, {
    url: above.url,
    token: '',
    usual,
    tenants: variants.map((_, at) => ({
      id: `v${at}`,
      hosts: [hostOf(at)],
      config: { disableSSR: false, clientName: 'Example' },
    })),
  })
  const run: Run = {
    counts: { calls: 0, variants: 0, asked: 0, broken: 0, lost: 0, silent: 0 },
    findings: [],
  }
  /** Which titles a page shows when the answer is as specified. */
  const usually = new Map<string, Set<string>>()
  try {
    for (const [at, one] of variants.entries()) {
      const { call, answer } = one
      above.departments.clear()
      above.departments.set(`v${at}`, { call: call.name, answer })
      const lines: string[] = []
      const content = openUpstream(site.store, { url: above.url, token: '', usual }, (fault) =>
        lines.push(String(fault)),
      )
      const find = (page: string, result: string) =>
        run.findings.push({ call: call.name, field: one.field, variant: one.variant, page, result })
      for (const page of call.pages) {
        const { status, text } = await site.ask(page.path, hostOf(at))
        run.counts.asked++
        const plain = readable(text)
        const key = `${call.name} ${page.path}`
        if (one.variant === 'as specified')
          usually.set(key, new Set(call.titles.filter((title) => plain.includes(title))))
        const mayBeGone = page.subject !== undefined && !one.keeps.includes(page.subject)
        if (status >= 400 && !(status === 404 && (mayBeGone || page.path.startsWith('/api/')))) {
          run.counts.broken++
          find(page.path, String(status))
        } else {
          const lost = one.keeps.filter(
            (title) => usually.get(key)?.has(title) && !plain.includes(title),
          )
          if (lost.length > 0 && !mayBeGone) {
            run.counts.lost += lost.length
            find(page.path, `lost: ${lost.join(', ')}`)
          }
        }
      }
      // The log may gather lines until it is closed.
      content.close()
      run.counts.variants++
      const silence = one.told && silenceOf(lines, call.name, one.told)
      if (silence) {
        run.counts.silent++
        find('(log)', silence)
      }
      if (one.variant === 'as specified')
        for (const title of call.titles)
          if (!call.pages.some(({ path }) => usually.get(`${call.name} ${path}`)?.has(title))) {
            run.counts.lost++
            find('(all)', `never shown: ${title}`)
          }
    }
  } finally {
    await site.close()
    await above.close()
  }
  run.counts.calls = new Set(variants.map(({ call }) => call)).size
  return run
}

/** The words of a page without the state for its scripts, or of JSON. */
const readable = (text: string) =>
  text
    .replace(/<script id="state"[^]*?<\/script>/, '')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\\u0027', "'")
const letters = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase()

/** What the log does not say; null when one line has the call, the field, the value and a count. */
function silenceOf(
  lines: string[],
  call: string,
  { field, value }: NonNullable<Variant['told']>,
): string | null {
  const path = letters(call.replace(/\{.*?\}.*$/, ''))
  const about = lines.filter((line) => letters(line).includes(path))
  if (about.length === 0) return 'silent'
  const named = about.filter((line) => letters(line).includes(letters(field)))
  if (named.length === 0) return 'no field'
  const valued = named.filter((line) => value.some((word) => line.includes(word)))
  if (valued.length === 0) return 'no value'
  return valued.some((line) => /\d/.test(line.replaceAll(/\/api\/v2|v\d+/g, '')))
    ? null
    : 'no count'
}
