import { expect, test } from 'vitest'
import { addressOf } from './address-of.ts'
import { Rate } from './rate.ts'

test.each<[string | undefined, Record<string, string>, string]>([
  ['203.0.113.9', {}, '203.0.113.9'], ['::ffff:203.0.113.9', {}, '203.0.113.9'],
  // Who comes from outside says nothing of himself.
  ['203.0.113.9', { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4' }, '203.0.113.9'],
  ['127.0.0.1', { 'x-forwarded-for': '9.9.9.9, 1.2.3.4' }, '1.2.3.4'], ['::ffff:10.0.0.1', { 'x-real-ip': '1.2.3.4' }, '1.2.3.4'], ['172.20.0.1', { 'x-real-ip': 'nonsense<>' }, '172.20.0.1'], ['172.40.0.1', { 'x-real-ip': '1.2.3.4' }, '172.40.0.1'],
  ['2001:db8:1:2:3:4:5:6', {}, '2001:db8:1:2::'], ['2001:db8:1:2::9', {}, '2001:db8:1:2::'], ['::1', { 'x-real-ip': '2001:DB8:0001:2::1' }, '2001:db8:1:2::'], [undefined, {}, ''],
])('[FM-06] %s with %j counts as %s', (from, headers, expected) => expect(addressOf(from, new Headers(headers))).toBe(expected))

test('[FM-06] so many in a spell, then none until it is over', () => {
  const rate = new Rate(2, 1000)
  expect([rate.take('a', 0), rate.take('a', 10), rate.take('a', 400), rate.take('b', 400), rate.take('a', 999), rate.take('a', 1000)]).toEqual([0, 0, 600, 0, 1, 0])
})
