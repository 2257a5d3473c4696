import { expect, test } from 'vitest'
import { afterVisit, installWay, mayOffer, noMemory } from './install-offer.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const facts = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36',
  touchPoints: 0,
  isStandalone: false,
  canAsk: false,
}

test.each([
  ['asks', { canAsk: true }],
  ['none', {}],
  ['installed', { isStandalone: true, canAsk: true }],
  ['by-hand', { userAgent: `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, touchPoints: 5 }],
  ['by-hand', { userAgent: `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, touchPoints: 5 }],
  [
    'by-hand',
    {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      touchPoints: 5,
    },
  ],
  [
    'none',
    {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    },
  ],
  ['elsewhere', { userAgent: `${iphone} Mobile/15E148 Instagram 300.0.0`, touchPoints: 5 }],
  ['elsewhere', { userAgent: `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`, touchPoints: 5 }],
  ['elsewhere', { userAgent: `${iphone} GSA/350.0 Mobile/15E148 Safari/604.1`, touchPoints: 5 }],
  ['elsewhere', { userAgent: `${iphone} Mobile/15E148`, touchPoints: 5 }],
] as const)('offers %s for %o [OF-01]', (way, more) => {
  expect(installWay({ ...facts, ...more })).toBe(way)
})

const day = 86_400_000
const now = Date.parse('2026-11-22T12:00:00Z')

test('counts each day once [OF-01]', () => {
  const once = afterVisit(noMemory, '2026-11-21')
  expect([
    once.days,
    afterVisit(once, '2026-11-21').days,
    afterVisit(once, '2026-11-22').days,
  ]).toEqual([1, 1, 2])
})

test('offers to install after a follow or on day two, and 90 days after a no [OF-01]', () => {
  const offered = (more: Partial<typeof noMemory>, way: Parameters<typeof mayOffer>[0] = 'asks') =>
    mayOffer(way, { ...noMemory, days: 1, ...more }, now)
  expect([offered({}), offered({ days: 2 }), offered({ followed: true })]).toEqual([
    false,
    true,
    true,
  ])
  expect([
    offered({ days: 2, refusedAt: now - 90 * day }),
    offered({ days: 2, refusedAt: now - 90 * day - 1 }),
    offered({ days: 2, refusedAt: now + day }),
  ]).toEqual([false, true, false])
  expect(
    (['by-hand', 'elsewhere', 'none', 'installed'] as const).map((way) =>
      offered({ days: 2 }, way),
    ),
  ).toEqual([true, true, false, false])
  expect(offered({ days: 2, installed: true })).toBe(false)
})
