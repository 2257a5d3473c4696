import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, outsidePrefixes } from './links.ts'

const origin = 'https://athletics.example'

test('never leads internal addresses off the site, in any spelling [RT-20]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc
          .constantFrom(
            '/',
            '//',
            '/\\',
            '\\\\',
            '/%09/',
            '/\t/',
            '/.//',
            '/..//',
            'https:',
            '/%5c',
          )
          .chain((head) => fc.string().map((tail) => head + tail)),
      ),
      (target) => {
        if (isInside(target)) expect(new URL(target, origin).origin).toBe(origin)
      },
    ),
    { numRuns: process.env['PROOF'] === '1' ? 100_000 : 5000 },
  )
})
test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'HTTPS://evil.example',
  '',
  'sports',
  ...outsidePrefixes.map((prefix) => `${prefix}x`),
])('treats %j as external [RT-20]', (target) => {
  expect(isInside(target)).toBe(false)
})
test.each(['/', '/sports/football', '/sports/football?sort=name#x', '/news/2026/1/1/a%20b'])(
  'treats %j as internal [RT-20]',
  (target) => expect(isInside(target)).toBe(true),
)
