import { expect, test } from 'vitest'
import { ownScreens } from '../../../tests/support/read-screen.ts'
import { openScreen, type Screen } from '../../../tests/support/screen.ts'
import { vendorFiles } from '../../../tests/support/vendor-stand-ins.ts'

const open = ownScreens(vendorFiles, { vendors: true })
const asksOf = ({ document }: Screen) => document.documentElement.dataset['asks']
const topAds = ({ document }: Screen) =>
  [...document.querySelectorAll('[data-top-ad]')].map((one) => one.innerHTML)

test.each(['/', '/sports/football', '/sports/football/schedule'])(
  'tells %s which consent to ask for, and loads no other vendor [AD-04]',
  async (path) => {
    const screen = await open(path)
    expect(asksOf(screen)).toBe('analytics advertising')
    expect(screen.page.getByRole('button', { name: 'Privacy choices' })).toBeTruthy()
    const others =
      'link[rel=preconnect], link[rel=dns-prefetch], script[src^="http"], noscript:not([data-dormant])'
    expect(screen.document.querySelectorAll(others)).toHaveLength(0)
    const { innerHTML } = screen.document.head
    expect(innerHTML).not.toMatch(/googletagmanager|htlbid|transcend|ntv\.io|tags\.testham/)
    // The server cannot know the consent, so it renders the ad's place empty.
    expect(topAds(screen)).toEqual([''])
  },
)

test('asks on a story too, whose slim header has no place for an ad [AD-04] [SH-15]', async () => {
  const screen = await open('/news/2026/8/28/season-opens')
  expect([asksOf(screen), topAds(screen)]).toEqual(['analytics advertising', []])
})

test.each(['/login', '/404', '/nowhere'])(
  'asks for nothing and has no place for an ad on %s [AD-04] [SH-15]',
  async (path) => {
    const screen = await open(path)
    expect([asksOf(screen), topAds(screen)]).toEqual([undefined, []])
  },
)

test('asks for nothing in a department without vendors [AD-04] [SH-15]', async () => {
  const screen = await openScreen('/')
  expect([asksOf(screen), topAds(screen)]).toEqual([undefined, []])
})
