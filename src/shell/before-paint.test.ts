import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { allowing, readChoice, writtenChoice } from '../domain/shell/consent.ts'
import { choicesKey } from '../platform/device-settings.ts'
import { parseQueryFlags } from '../platform/query-flags.ts'
import { beforePaint } from './before-paint.ts'

const now = Date.UTC(2026, 10, 21)
const day = 24 * 3600_000

/** Whether the script reserves room for the ad above the page. */
function keepsRoom(kept: string | null, search: string): boolean {
  const dataset: Record<string, string> = { asks: 'analytics advertising' }
  runInNewContext(beforePaint, {
    document: { documentElement: { dataset }, cookie: '' },
    navigator: { onLine: true },
    location: { search },
    localStorage: { ...(kept !== null && { 'fh-consent': kept }) },
    Date: { now: () => now },
    JSON,
    Number,
  })
  return dataset['ads'] !== undefined
}

const allowed = (at: number) => writtenChoice(allowing(['advertising']), at)
const kept: [name: string, text: string | null][] = [
  ['allowed today', allowed(now)],
  ['allowed 364 days ago', allowed(now - 364 * day)],
  ['allowed 365 days ago', allowed(now - 365 * day)],
  ['allowed in the future, by a wrong clock', allowed(now + day)],
  ['analytics only', writtenChoice(allowing(['analytics']), now)],
  ['refused', writtenChoice(allowing([]), now)],
  ['nothing', null],
  ['invalid JSON', '{'],
  ['null', 'null'],
  ['another version', '{"version":2,"at":0,"advertising":true}'],
]
const searches = [
  '',
  '?disable_airgap',
  '?disable_airgap=true',
  '?disable_airgap=false',
  '?x=1&disable_airgap=false&y',
  '?disable_airgapped=1',
  '?q=disable_airgap',
  '?disable_airgap=falsey',
]

test.each(kept)(
  'reads consent and flags before the first paint like the page: %s [AD-03]',
  (_, text) => {
    for (const search of searches) {
      expect([search, keepsRoom(text, search)]).toEqual([
        search,
        (readChoice(text, now)?.advertising ?? false) && !parseQueryFlags(search).vendorsOff,
      ])
    }
  },
)

/** The attributes that the script sets for the stored choices. */
function chosen(kept: string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  runInNewContext(beforePaint, {
    document: { documentElement: { dataset }, cookie: '' },
    navigator: {},
    location: { search: '' },
    localStorage: { ...(kept !== null && { [choicesKey]: kept }) },
    Date,
    JSON,
    Number,
  })
  return dataset
}

test('applies valid choices before the first paint, and no others [OF-02]', () => {
  expect(chosen('{"theme":"dark","motion":"less","scores":"covered"}')).toEqual({
    scheme: 'dark',
    motion: 'less',
    scores: 'covered',
  })
  expect(chosen('{"theme":"light","motion":"system","scores":"shown"}')).toEqual({
    scheme: 'light',
  })
  for (const none of [null, '', 'null', '7', '{', '{"theme":"mauve","motion":1,"scores":[]}'])
    expect(chosen(none)).toEqual({})
})
