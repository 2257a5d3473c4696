import { expect, test } from 'vitest'
import { isAllowedRedirect } from './redirects.ts'

const hosts = ['shop.example', '*.club.example']

test.each([
  '/sports/football',
  '/a?to=//b',
  '/%2F/x',
  'https://shop.example/x',
  'http://shop.example:81/',
  'https://x.club.example/',
])('allows %s [RT-21]', (target) => expect(isAllowedRedirect(target, hosts)).toBe(true))

// The path of the first three begins with two slashes after its dots are resolved, which names a
// host.
test.each([
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/x\r\nset-cookie: a=b',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'https:shop.example',
  'https://shop.example@evil.example/',
  'https://shop.example.',
  'https://club.example/',
  'https://evilclub.example/',
  'data:text/html,x',
  'sports',
])('refuses %j [RT-21]', (target) => expect(isAllowedRedirect(target, hosts)).toBe(false))
