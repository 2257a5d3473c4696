import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnTo } from './redirects.ts'

test.each([
  '/hidden/sports/football/roster',
  '/hidden/form/7?x=1#top',
  '/',
  '/sports/x?to=//evil.example',
])('returns to a page of this site: %s [RT-18]', (inside) =>
  expect(safeReturnTo(inside)).toBe(inside),
)

test.each([
  null,
  undefined,
  '',
  'hidden',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/../\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/x\r\nlocation: https://evil.example',
  '/watch/1',
  '/Watch/1',
  '/login',
  '/LOGIN/',
  '/login?returnTo=/x',
  '/logout',
  '/Logout/',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/x/../%2f/evil.example',
  `/${'a'.repeat(2000)}`,
  ' /x',
  'https:/x',
])('returns home instead of %j [RT-18]', (hostile) => expect(safeReturnTo(hostile)).toBe('/'))

test('keeps a browser on this origin for any text [RT-18]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webPath(),
        fc.string().map((text) => `/${text}`),
        fc.webUrl(),
      ),
      (text) => {
        expect(new URL(safeReturnTo(text), 'https://here.example').origin).toBe(
          'https://here.example',
        )
      },
    ),
    { numRuns: 2000 },
  )
})
