import { expect, test } from 'vitest'
import { getClientAddress, ownerNetwork, parseTrustedProxies } from './client-address.ts'
import { RateLimiter } from './rate-limiter.ts'

test.each<[string | undefined, Record<string, string>, string]>([
  ['203.0.113.9', {}, '203.0.113.9'],
  ['::ffff:203.0.113.9', {}, '203.0.113.9'],
  // A direct client cannot name its own address.
  ['203.0.113.9', { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4' }, '203.0.113.9'],
  ['203.0.113.9', { 'visitor-address': '1.2.3.4' }, '203.0.113.9'],
  ['127.0.0.1', { 'x-forwarded-for': '9.9.9.9, 1.2.3.4' }, '1.2.3.4'],
  // A private network may have visitors.
  ['::ffff:10.0.0.1', { 'x-forwarded-for': '1.2.3.4' }, '10.0.0.1'],
  ['127.0.0.1', { 'x-forwarded-for': 'nonsense<>' }, '127.0.0.1'],
  ['172.40.0.1', { 'x-forwarded-for': '1.2.3.4' }, '172.40.0.1'],
  // A proxy that sets one header passes the visitor's other header on unchanged.
  ['127.0.0.1', { 'x-real-ip': '9.9.9.9', 'x-forwarded-for': '1.2.3.4' }, '1.2.3.4'],
  ['127.0.0.1', { 'x-real-ip': '9.9.9.9' }, '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', {}, '2001:db8:1:2::'],
  ['2001:db8:1:2::9', {}, '2001:db8:1:2::'],
  ['::1', { 'x-forwarded-for': '2001:DB8:0001:2::1' }, '2001:db8:1:2::'],
  [undefined, {}, ''],
])('%s with %j counts as %s [FM-06]', (from, headers, expected) =>
  expect(getClientAddress(from, new Headers(headers))).toBe(expected),
)

test.each<[string, string | undefined, string, string]>([
  // Only from these proxies; of a chain, the last address that is not a proxy.
  ['203.0.113.0/24', '203.0.113.9', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
  ['203.0.113.0/24, 10.0.0.5', '203.0.113.9', '9.9.9.9, 1.2.3.4, 10.0.0.5', '1.2.3.4'],
  ['203.0.113.9', '10.0.0.1', '1.2.3.4', '10.0.0.1'],
  ['203.0.113.9', '127.0.0.1', '1.2.3.4', '127.0.0.1'],
  ['::1', '::1', '1.2.3.4', '1.2.3.4'],
  ['10.0.0.0/8', '::ffff:10.1.1.1', '::ffff:1.2.3.4', '1.2.3.4'],
  ['10.0.0.0/8', '10.0.0.1', '10.0.0.7, 10.0.0.8', '10.0.0.7'],
  ['10.0.0.0/8', '10.0.0.1', '', '10.0.0.1'],
  ['2001:db8::/32', '2001:db8::1', 'x, 2001:db9:0:1::7', '2001:db9:0:1::'],
])('with TRUSTED_PROXIES=%s %s saying %j counts as %s [FM-06]', (trusted, from, said, expected) =>
  expect(
    getClientAddress(from, new Headers({ 'x-forwarded-for': said }), {
      trusted: parseTrustedProxies(trusted)!,
    }),
  ).toBe(expected),
)

test.each([
  ['203.0.113.9', '203.0.113'],
  ['2001:db8:7:1::9', '2001:db8:7'],
  ['2001:db8:7::', '2001:db8:7'],
  ['2001:db8::1', '2001:db8:0'],
  ['::ffff:203.0.113.9', '203.0.113'],
])('finds the network of the owner of %s: %s', (address, network) =>
  expect(ownerNetwork(address)).toBe(network),
)

test.each(['x', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/x', '*', 'true'])(
  'refuses %s as a list of proxies [FM-06]',
  (list) => expect(parseTrustedProxies(list)).toBe(null),
)

test('takes the visitor’s address only from another Fieldhouse server [FM-06]', () => {
  const headers = new Headers({ 'visitor-address': '2001:db8:1:2::' })
  expect([
    getClientAddress('203.0.113.9', headers, { forwarded: true }),
    getClientAddress('203.0.113.9', headers),
    getClientAddress('203.0.113.9', new Headers(), { forwarded: true }),
  ]).toEqual(['2001:db8:1:2::', '203.0.113.9', '203.0.113.9'])
})

test('allows so many calls per window, then says how long to wait [FM-06]', () => {
  const rate = new RateLimiter(2, 1000)
  expect([
    rate.take('a', 0),
    rate.take('a', 10),
    rate.take('a', 400),
    rate.take('b', 400),
    rate.take('a', 999),
    rate.take('a', 1000),
  ]).toEqual([0, 0, 600, 0, 1, 0])
})
