import { describe, expect, test } from 'vitest'
import type { BreakpointImage } from '../../contract/parts.schema.ts'
import {
  SwiperOptions,
  type Campaign,
  type PromotionGroup,
} from '../../contract/promotions.schema.ts'
import {
  campaignClass,
  autoplayDelayMs,
  pickIndex,
  findPromotionProblems,
  campaignLink,
  displayableCampaigns,
  groupTitle,
  slidesPerBreakpoint,
} from './promotion.ts'

const image = (breakpoint: BreakpointImage['breakpoint']): BreakpointImage => ({
  url: '/images/t/a',
  width: 800,
  height: 400,
  altText: 'A',
  caption: null,
  breakpoint,
})
const campaign = (given: Partial<Campaign> = {}): Campaign => ({
  id: 1,
  title: 'One',
  link: null,
  openInNewWindow: false,
  hoverText: null,
  cssClass: null,
  icon: null,
  html: null,
  picture: { images: [] },
  startDate: null,
  endDate: null,
  ...given,
})
const group = (
  type: PromotionGroup['location']['type'],
  campaigns: Campaign[],
  {
    name = 'home',
    title = 'Home',
    ...options
  }: { name?: string; title?: string; autoplay?: { delay?: number } | null } = {},
): PromotionGroup => ({
  location: { name, title, type, effect: 'none' },
  single: null,
  randomSingle: false,
  campaigns,
  contentId: null,
  swiperOptions: SwiperOptions.parse(options),
})
const ids = (all: Campaign[]) => all.map(({ id }) => id)

describe('shown campaigns [AD-01]', () => {
  test('need a picture as single, and safe markup as html', () => {
    const all = [
      campaign(),
      campaign({ id: 2, picture: { images: [image('xs')] } }),
      campaign({ id: 3, html: '<p>Fine</p>' }),
      campaign({ id: 4, html: '<div class="bad-widget"></div>' }),
    ]
    expect(ids(displayableCampaigns(group('single', all), []))).toEqual([2])
    expect(ids(displayableCampaigns(group('html', all), ['bad-widget']))).toEqual([3])
    expect(ids(displayableCampaigns(group('html', all), []))).toEqual([3, 4])
    expect(ids(displayableCampaigns(group('multi', all), ['bad-widget']))).toEqual([1, 2, 3, 4])
  })
  test('report each problem in a line', () => {
    expect(findPromotionProblems(group('single', [campaign()]), [])).toEqual([
      'promotion 1 of home is not shown: it has no picture',
    ])
    expect(
      findPromotionProblems(group('html', [campaign({ html: '<i>x-widget</i>' })]), ['x-widget']),
    ).toEqual([expect.stringContaining('an excluded widget')])
    expect(
      findPromotionProblems(group('multi', [campaign({ link: 'javascript:alert(1)' })]), []),
    ).toEqual([
      expect.stringContaining('its title stands instead'),
      expect.stringContaining('leads nowhere'),
    ])
    expect(findPromotionProblems(group('icons', [campaign()]), [])).toEqual([])
  })
  test.each([
    ['/sports/football', true],
    ['https://a.example/x', true],
    ['HTTP://a.example', true],
    ['mailto:a@a.example', true],
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['data:text/html,x', false],
    [null, false],
  ])('accept a link to %s: %s', (link, leads) => {
    expect(campaignLink(campaign({ link })) !== null).toBe(leads)
  })
  test('accept one lowercase word as a class', () => {
    expect([
      campaignClass(campaign({ cssClass: 'promo-large' })),
      campaignClass(campaign({ cssClass: 'a b' })),
      campaignClass(campaign({ cssClass: '"><i' })),
      campaignClass(campaign()),
    ]).toEqual(['promo-large', undefined, undefined, undefined])
  })
  test('have an advertising label in a place without a title', () => {
    expect([
      groupTitle(group('multi', [], { title: 'Our partners' })),
      groupTitle(group('multi', [], { title: 'home' })),
      groupTitle(group('multi', [], { title: '' })),
    ]).toEqual(['Our partners', 'Advertisement', 'Advertisement'])
  })
  test('are chosen one at a time by a random number', () => {
    expect([0, 0.34, 0.999, 1].map((lot) => pickIndex(lot, 3))).toEqual([0, 1, 2, 2])
  })
})

test('limits visible slides to those the stylesheet has [AD-02]', () => {
  expect(slidesPerBreakpoint(SwiperOptions.parse({}))).toBe('1')
  expect(
    slidesPerBreakpoint(
      SwiperOptions.parse({
        slidesPerView: 1.7,
        breakpoints: { xl: { slidesPerView: 7 }, md: { slidesPerView: 4 } },
      }),
    ),
  ).toBe('1_5 md-4 xl-6')
  expect(
    slidesPerBreakpoint(
      SwiperOptions.parse({
        breakpoints: {
          xs: { slidesPerView: 2 },
          sm: { slidesPerView: 3 },
          '2xl': { slidesPerView: 5 },
        },
      }),
    ),
  ).toBe('1 md-3 xl-5')
})

test('turns after 8000 ms, 3000 in events, as configured, or never [AD-02]', () => {
  const delay = (name: string, autoplay?: { delay?: number } | null) =>
    autoplayDelayMs(group('multi', [], { name, ...(autoplay === undefined ? {} : { autoplay }) }))
  expect([
    delay('home-partners', {}),
    delay('home-events', {}),
    delay('home-events', { delay: 5000 }),
    delay('home-partners', { delay: 3500 }),
    delay('home-partners'),
    delay('home-partners', null),
  ]).toEqual([8000, 3000, 5000, 3500, null, null])
})
