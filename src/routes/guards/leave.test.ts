import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadGuard } from '../../domain/constants.ts'

/** The module checks once whether there is a document, so it is imported anew. */
async function inBrowser() {
  const kept = new Map<string, string>()
  const acts = new Map<string, () => void>()
  vi.stubGlobal('document', {})
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => acts.set(name, act))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return { ...(await import('./leave.ts')), kept, touch: (name: string) => acts.get(name)!() }
}
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('redirect loops [RT-21]', () => {
  test('stop when one target repeats within 10 s, in any document', async () => {
    const { mayRedirect } = await inBrowser()
    expect([
      mayRedirect('/a', 0),
      mayRedirect('/b', 1),
      mayRedirect('/a', reloadGuard - 1),
      mayRedirect('/b', reloadGuard),
      mayRedirect('/a', reloadGuard),
    ]).toEqual([true, true, false, false, true])
  })

  test.each(['pointerdown', 'keydown'])('%s allows the same redirect again', async (act) => {
    const { mayRedirect, touch } = await inBrowser()
    expect(mayRedirect('/a', 0)).toBe(true)
    touch(act)
    expect(mayRedirect('/a', 1)).toBe(true)
  })

  test('do not stop a redirect with broken notes or without storage', async () => {
    const { mayRedirect, kept } = await inBrowser()
    kept.set('fh-sent', '{')
    expect(mayRedirect('/a', 0)).toBe(true)
    const refuses = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses })
    expect(mayRedirect('/a', 1)).toBe(true)
  })

  test('are not limited on the server', async () => {
    const { mayRedirect } = await import('./leave.ts')
    expect([mayRedirect('/a', 0), mayRedirect('/a', 0)]).toEqual([true, true])
  })
})

describe('a redirect to [RT-20]', () => {
  test.each<[what: string, target: string, location: string, whole: boolean]>([
    ['a page', '/sports/football?a=1#b', '/sports/football?a=1#b', false],
    ['a page with non-ASCII letters', '/news/ö', '/news/%C3%B6', false],
    ['a file', '/files/a.pdf', '/files/a.pdf', true],
    ['a path outside the app', '/watch/live', '/watch/live', true],
    ['another site', 'https://shop.testham.example/ä', 'https://shop.testham.example/%C3%A4', true],
  ])('%s', async (_, target, location, whole) => {
    const { redirectTo } = await import('./leave.ts')
    const response = redirectTo(target, 301)
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.has('x-remix-reload-document'),
    ]).toEqual([301, location, whole])
  })
})
