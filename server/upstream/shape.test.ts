import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { harmless } from './harmless.ts'
import { jsonOf } from './json-of.ts'
import { shaped } from './shape.ts'

const Thing = z.object({
  id: z.number(),
  title: z.string(),
  note: z.string().nullable(),
  on: z.boolean(),
  image: z.object({ url: z.string(), width: z.number() }).nullable(),
  points: z.array(z.string()),
  more: z.array(z.object({ n: z.number() })),
  hint: z.string().optional(),
})
const thing = {
  id: 1,
  title: 'One',
  note: null,
  on: true,
  image: null,
  points: ['7', '0'],
  more: [{ n: 1 }],
}
const list = (...items: unknown[]) => shaped(z.array(Thing), items)

describe('an answer checked against its schema [CA-03]', () => {
  test('passes when valid, with fields in order and unknown ones removed', () => {
    const { value, dropped, mended } = list({
      more: [],
      on: false,
      extra: 1,
      title: 'T',
      note: 'n',
      id: 2,
      points: [],
      image: null,
    })
    expect([dropped, mended, JSON.stringify(value)]).toEqual([
      0,
      0,
      '[{"more":[],"on":false,"title":"T","note":"n","id":2,"points":[],"image":null}]',
    ])
  })
  test('loses a broken item and keeps the rest', () => {
    for (const broken of [
      null,
      'text',
      7,
      [],
      {},
      { ...thing, title: null },
      { ...thing, id: 'x' },
      { ...thing, points: [1, null] },
      { ...thing, on: 'perhaps' },
    ]) {
      expect([broken, list(thing, broken, { ...thing, id: 3 })]).toMatchObject([
        broken,
        { value: [{ id: 1 }, { id: 3 }], dropped: 1 },
      ])
    }
  })
  test('loses a broken optional part and keeps the rest', () => {
    expect(
      list({ ...thing, note: {}, image: { url: 5, width: 'wide' }, hint: [] }, thing),
    ).toMatchObject({ value: [{ ...thing, note: null, image: null }, thing], dropped: 0 })
    expect(list({ ...thing, more: [{ n: 1 }, { n: 'x' }, { n: 3 }] })).toMatchObject({
      value: [{ more: [{ n: 1 }, { n: 3 }] }],
      dropped: 1,
    })
  })
  test('converts numbers and text, and fills in default values', () => {
    const { note: _, on: __, points: ___, ...less } = thing
    expect(list({ ...less, id: '12', title: 34 }).value).toEqual([
      { ...thing, id: 12, title: '34', on: false, points: [] },
    ])
    expect(list({ ...thing, on: 'True' }, { ...thing, on: 0 }).value).toMatchObject([
      { on: true },
      { on: false },
    ])
  })
  test('fails when it is broken as a whole, or when no item of a list is valid', () => {
    for (const broken of ['text', 7, {}, [{}], [{ ...thing, title: null }], [{}, {}]])
      expect(() => shaped(z.array(Thing), structuredClone(broken))).toThrow(/invalid shape/)
    const page = z.object({ items: z.array(Thing), total: z.number() })
    for (const broken of [{}, { items: null, total: 1 }, { items: [{}], total: 1 }])
      expect(() => shaped(page, structuredClone(broken))).toThrow(/invalid shape/)
    expect(shaped(page, { items: [], total: 0 }).value).toEqual({ items: [], total: 0 })
    expect(() => shaped(z.object({ title: z.string() }).nullable(), { title: {} })).toThrow(
      /invalid shape/,
    )
  })
})

describe('untrusted JSON [CA-03]', () => {
  test('is parsed like JSON', () => {
    for (const value of [1, 'a"\\', null, { a: [1, { b: 'x,y[{' }] }, 'é', []])
      expect(jsonOf(Buffer.from(JSON.stringify(value)))).toEqual(value)
    for (const text of ['', '{', 'nul', '[1,]', '"\u0001"'])
      expect(() => jsonOf(Buffer.from(text))).toThrow('not valid JSON')
    expect(() => jsonOf(Buffer.from([0x22, 0xff, 0x22]))).toThrow('not valid JSON')
  })
  test('is refused when too deep or too long', () => {
    expect(jsonOf(Buffer.from('['.repeat(64) + ']'.repeat(64)))).toBeDefined()
    expect(() => jsonOf(Buffer.from('['.repeat(65) + ']'.repeat(65)))).toThrow('deeper than')
    expect(() => jsonOf(Buffer.from('{"a":'.repeat(100_000)))).toThrow('deeper than')
    expect(() => jsonOf(Buffer.from(`[${'1,'.repeat(500_001)}1]`))).toThrow('values')
    expect(jsonOf(Buffer.from(JSON.stringify('[{,'.repeat(300_000))))).toHaveLength(900_000)
  })
  test('cannot change a prototype', () => {
    const value = jsonOf(
      Buffer.from(
        '{"__proto__":{"a":1},"\\u005f_proto__":{"a":1},"constructor":{"prototype":{"a":1}},"x":{"__proto__":[]},"y":"__proto__"}',
      ),
    )
    expect(value).toEqual({ x: {}, y: '__proto__' })
    expect(Object.getOwnPropertyNames(value)).toEqual(['x', 'y'])
    expect(Object.prototype).not.toHaveProperty('a')
  })
})

test('is never executed [CA-03]', () => {
  expect(
    harmless({
      title: 'A & B < C',
      content: '<p onclick="x()">Hi<script>x()</script></p>',
      items: ['<img src=x onerror=x()>'],
    }),
  ).toEqual({ title: 'A & B < C', content: '<p>Hi</p>', items: [''] })
  for (const url of [
    'javascript:x()',
    ' JavaScript:x()',
    'java\nscript:x()',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
  ])
    expect([url, harmless({ url, ticketsLink: url, website: url })]).toEqual([
      url,
      { url: '', ticketsLink: '', website: '' },
    ])
  for (const url of ['/a', '#x', 'https://a.example', 'mailto:a@b.example', '', 'tel:555-0100'])
    expect(harmless({ url })).toEqual({ url })
})
