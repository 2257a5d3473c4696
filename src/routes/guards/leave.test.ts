import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadGuard } from '../../domain/constants.ts'

/** The file reads once whether there is a document: it is read anew as a browser has it. */
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

describe('[RT-21] nobody is sent round', () => {
  test('twice to one place within 10 s, in whatever document', async () => {
    const { maySend } = await inBrowser()
    expect([
      maySend('/a', 0),
      maySend('/b', 1),
      maySend('/a', reloadGuard - 1),
      maySend('/b', reloadGuard),
      maySend('/a', reloadGuard),
    ]).toEqual([true, true, false, false, true])
  })

  test.each(['pointerdown', 'keydown'])('%s is somebody who wants it again', async (act) => {
    const { maySend, touch } = await inBrowser()
    expect(maySend('/a', 0)).toBe(true)
    touch(act)
    expect(maySend('/a', 1)).toBe(true)
  })

  test('notes that are none, or a browser that keeps nothing, send on', async () => {
    const { maySend, kept } = await inBrowser()
    kept.set('fh-sent', '{')
    expect(maySend('/a', 0)).toBe(true)
    const refuses = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses })
    expect(maySend('/a', 1)).toBe(true)
  })

  test('the server has its own end', async () => {
    const { maySend } = await import('./leave.ts')
    expect([maySend('/a', 0), maySend('/a', 0)]).toEqual([true, true])
  })
})

describe('[RT-20] a redirect to', () => {
  test.each<[what: string, target: string, location: string, whole: boolean]>([
    ['a page', '/sports/football?a=1#b', '/sports/football?a=1#b', false],
    ['a page with letters of its own', '/news/ö', '/news/%C3%B6', false],
    ['a file', '/files/a.pdf', '/files/a.pdf', true],
    ['a path outside the app', '/watch/live', '/watch/live', true],
    ['another site', 'https://shop.testham.example/ä', 'https://shop.testham.example/%C3%A4', true],
  ])('%s', async (_, target, location, whole) => {
    const { leadTo } = await import('./leave.ts')
    const response = leadTo(target, 301)
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.has('x-remix-reload-document'),
    ]).toEqual([301, location, whole])
  })
})
