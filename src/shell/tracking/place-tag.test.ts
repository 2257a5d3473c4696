import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import type { TrackingTag } from '../../contract/promotions.schema.ts'
import { placeTag } from './place-tag.ts'

/** A document for tags: inserted elements, and adopted style sheets. */
let placed: object[]
let page: { adoptedStyleSheets: unknown[] }
let warned: MockInstance<typeof console.warn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue()
  placed = []
  const put = (node: object) => void placed.push(node)
  const first = (node: object) => void placed.unshift(node)
  const element = (name: string) => ({
    name,
    textContent: '',
    attributes: new Map<string, string>(),
    setAttribute(key: string, value: string) {
      this.attributes.set(key, value)
    },
    hasAttribute(key: string) {
      return this.attributes.has(key)
    },
    get src() {
      return this.attributes.get('src')
    },
    remove() {
      placed.splice(placed.indexOf(this), 1)
    },
  })
  page = { adoptedStyleSheets: [] }
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      head: { append: put },
      body: { append: put, prepend: first },
      createElement: element,
    }),
  )
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        if (text.includes('broken')) throw new Error('cannot be read')
      }
    },
  )
})
const none = { script: [], style: [], noscript: [] }
const tag = (head: Partial<TrackingTag['head']>): TrackingTag => ({
  id: 1,
  name: 'Our tag',
  head: { ...none, ...head },
  bodyOpen: none,
  bodyClose: none,
})
const element = (children: string, attributes: Record<string, string> = {}) => ({
  attributes,
  children,
})

test('warns "That is not css" for a style that contains a script [SH-22]', () => {
  placeTag(tag({ style: [element('a {}</script>')] }), [])
  expect(warned).toHaveBeenCalledWith('That is not css', 'Our tag')
  expect(page.adoptedStyleSheets).toEqual([])
})

test('warns "Style tag error" for an unreadable style, and places the next [SH-22]', () => {
  placeTag(tag({ style: [element('broken'), element('a {}')] }), [])
  expect(warned).toHaveBeenCalledWith('Style tag error', 'Our tag', expect.any(Error))
  expect(page.adoptedStyleSheets).toHaveLength(1)
})

test('warns "Script reloading error" when a script does not load [SH-22]', () => {
  const undo = placeTag(
    tag({
      script: [
        element('', { src: 'https://tags.testham.example/x.js' }),
        element('', { src: 'https://evil.invalid/x.js' }),
      ],
    }),
    ['tags.testham.example'],
  )
  expect(placed).toHaveLength(1)
  const [script] = placed as HTMLScriptElement[]
  script!.onerror!('')
  expect(warned).toHaveBeenCalledWith('Script reloading error', 'Our tag')
  undo()
  expect(placed).toEqual([])
})

test('places noscript in the head, at the start and at the end of the body [AD-04]', () => {
  const noscript = (children: string) => ({ ...none, noscript: [element(children)] })
  const undo = placeTag(
    {
      ...tag({ noscript: [element('<img src="https://tags.testham.example/head.gif">')] }),
      bodyOpen: noscript('open'),
      bodyClose: noscript('close'),
    },
    [],
  )
  // Prepended to the body, so it is the first here.
  expect(placed).toMatchObject([
    { name: 'noscript', textContent: 'open' },
    { name: 'noscript', textContent: '<img src="https://tags.testham.example/head.gif">' },
    { name: 'noscript', textContent: 'close' },
  ])
  undo()
  expect(placed).toEqual([])
})
