import { expect, test } from 'vitest'
import { ParsedTexts, scriptText } from './script-text.ts'

test('parses the same text once, and lets no page change the value [SE-02]', () => {
  const parsed = new ParsedTexts()
  const text = '{"name":"\\u003cb\\u003e","items":[{"id":1}]}'
  const value = parsed.get(text) as { name: string; items: { id: number }[] }
  expect(value).toEqual({ name: '<b>', items: [{ id: 1 }] })
  expect(parsed.get(text)).toBe(value)
  expect(() => (value.items[0]!.id = 2)).toThrow(TypeError)
  expect(scriptText(value)).toBe(text)
})

test('keeps what is asked for most often, within a limit [SE-02]', () => {
  const parsed = new ParsedTexts()
  const menu = parsed.get('["menu"]')
  for (let page = 0; page < 100; page++) {
    const text = JSON.stringify([page, 'x'.repeat(100_000)])
    expect(parsed.get(text)).toBe(parsed.get(text))
    expect(parsed.get('["menu"]')).toBe(menu)
  }
  const first = JSON.stringify([0, 'x'.repeat(100_000)])
  const value = parsed.get(first)
  for (let page = 1; page < 100; page++) parsed.get(JSON.stringify([page, 'x'.repeat(100_000)]))
  expect(parsed.get(first)).not.toBe(value)
})
