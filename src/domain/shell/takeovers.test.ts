import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Takeovers } from '../../contract/notices.schema.ts'
import { mayTakeOver, invalidTakeovers, takeoverCookie, findTakeover } from './takeovers.ts'

const here = 'https://herons.example/'
const takeover = (id: number, more: Partial<Takeovers['takeovers'][number]> = {}) => ({
  id,
  type: 'GameDay',
  url: `https://gameday.herons.example/${id}`,
  cookie: `day-${id}`,
  ...more,
})
const led = (
  takeovers: Takeovers['takeovers'],
  { isConcurrent = false, cookies = [] as string[] } = {},
) => findTakeover({ config: { isConcurrent }, takeovers }, (name) => cookies.includes(name), here)

describe('takeovers [NT-03]', () => {
  test('leads to the first valid takeover that was not followed yet', () => {
    const all = [
      takeover(1, { url: null }),
      takeover(2, { cookie: null }),
      takeover(3, { cookie: ' ' }),
      takeover(4),
      takeover(5),
      takeover(6),
    ]
    expect(led(all)).toEqual({
      url: 'https://gameday.herons.example/4',
      cookies: [takeoverCookie('day-4')],
    })
    expect(led(all, { cookies: ['day-4', takeoverCookie('day-5')] })?.url).toBe(
      'https://gameday.herons.example/6',
    )
    expect(led(all, { cookies: ['day-4', 'day-5', 'day-6'] })).toBeNull()
    expect(led([])).toBeNull()
  })

  test('sends several game days to a board if the department wants it', () => {
    const all = [
      takeover(12),
      takeover(15),
      takeover(12, { url: '/again' }),
      takeover(9, { type: 'SigningDay' }),
    ]
    expect(led(all, { isConcurrent: true })).toEqual({
      url: '/gameday/concurrent.aspx?ids=12,15',
      cookies: [takeoverCookie('day-12'), takeoverCookie('day-15')],
    })
    expect(led(all)?.url).toBe('https://gameday.herons.example/12')
    expect(led([takeover(12), takeover(12)], { isConcurrent: true })?.url).toBe(
      'https://gameday.herons.example/12',
    )
    expect(led(all, { isConcurrent: true, cookies: ['day-12'] })?.url).toBe(
      'https://gameday.herons.example/15',
    )
    // 0 names no game: such a takeover is on no board, and leads to its own address.
    const nameless = takeover(0, { url: '/day' })
    expect(led([nameless, ...all], { isConcurrent: true })).toEqual({
      url: '/gameday/concurrent.aspx?ids=12,15',
      cookies: [takeoverCookie('day-12'), takeoverCookie('day-15')],
    })
    expect(led([nameless, takeover(12)], { isConcurrent: true })?.url).toBe('/day')
  })

  test.each([
    ['/sports/football', true],
    ['/gameday/opening', true],
    ['https://gameday.example/', true],
    ['https://herons.example/news', true],
    ['/', false],
    ['https://herons.example/', false],
    ['/#top', false],
    ['?', false],
    ['http://gameday.example/', false],
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\tevil', false],
    ['https://user:word@gameday.example/', false],
    ['data:text/html,x', false],
    ['https://', false],
    ['', false],
  ])('allows %s to take over the home page: %s', (url, may) => {
    expect(mayTakeOver(url, here)).toBe(may)
  })

  test('leaves out and reports takeovers to their own page or nowhere', () => {
    const all = [
      takeover(1, { url: '/' }),
      takeover(2, { url: 'javascript:alert(1)' }),
      takeover(3),
    ]
    expect(led(all)?.url).toBe('https://gameday.herons.example/3')
    expect(
      invalidTakeovers({ config: { isConcurrent: false }, takeovers: all }, here).map(
        ({ id }) => id,
      ),
    ).toEqual([1, 2])
  })

  test('stores any cookie name under a short name of our own', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('__Host-session', 'a=b; Path=/', 'x'.repeat(4096)),
        ),
        (name) => {
          expect(takeoverCookie(name)).toMatch(/^fh-takeover-[0-9a-f]{8}$/)
        },
      ),
    )
    expect(takeoverCookie('a')).not.toBe(takeoverCookie('b'))
  })
})
