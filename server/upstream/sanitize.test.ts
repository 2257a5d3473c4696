import { describe, expect, test } from 'vitest'
import { sanitizeDeep } from './sanitize.ts'
import { parseJson } from './parse-json.ts'

describe('untrusted JSON [CA-03]', () => {
  test('is parsed like JSON', () => {
    for (const value of [1, 'a"\\', null, { a: [1, { b: 'x,y[{' }] }, 'é', []])
      expect(parseJson(Buffer.from(JSON.stringify(value)))).toEqual(value)
    for (const text of ['', '{', 'nul', '[1,]', '"\u0001"'])
      expect(() => parseJson(Buffer.from(text))).toThrow('not valid JSON')
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow('not valid JSON')
  })
  test('is refused when too deep or too long', () => {
    expect(parseJson(Buffer.from('['.repeat(64) + ']'.repeat(64)))).toBeDefined()
    expect(() => parseJson(Buffer.from('['.repeat(65) + ']'.repeat(65)))).toThrow('deeper than')
    expect(() => parseJson(Buffer.from('{"a":'.repeat(100_000)))).toThrow('deeper than')
    expect(() => parseJson(Buffer.from(`[${'1,'.repeat(500_001)}1]`))).toThrow('values')
    expect(parseJson(Buffer.from(JSON.stringify('[{,'.repeat(300_000))))).toHaveLength(900_000)
  })
  test('cannot change a prototype', () => {
    const value = parseJson(
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
    sanitizeDeep({
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
    expect([url, sanitizeDeep({ url, ticketsLink: url, website: url })]).toEqual([
      url,
      { url: '', ticketsLink: '', website: '' },
    ])
  for (const url of ['/a', '#x', 'https://a.example', 'mailto:a@b.example', '', 'tel:555-0100'])
    expect(sanitizeDeep({ url })).toEqual({ url })
})
