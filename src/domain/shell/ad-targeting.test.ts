import { describe, expect, test } from 'vitest'
import { adSection, buildTargeting, resolveTemplate, topAdSlot, type PageFacts } from './ads.ts'

const football = { title: 'Football', shortName: 'fball', globalSportShortName: 'football' }
const page = (rest: Partial<PageFacts> = {}): PageFacts => ({
  path: '/',
  title: 'Terriers',
  routeName: 'Home',
  template: 'home',
  sport: undefined,
  contentId: undefined,
  isFirst: true,
  ...rest,
})

test('sends every specified key in the targeting call [AD-03]', () => {
  expect(buildTargeting(page(), 'testham', null)).toEqual({
    is_home: 'yes',
    category: 'home',
    post_id: '',
    sport_name: '',
    sport_name_custom: '',
    page_template: 'home',
    load: 'document',
    adtest: '',
    site: 'testham',
    sect: 'frontpage',
  })
  expect(
    buildTargeting(
      page({
        path: '/sports/football',
        routeName: 'Sport Home',
        template: 'football-home',
        sport: football,
        isFirst: false,
      }),
      'testham',
      'staging',
    ),
  ).toEqual({
    is_home: 'no',
    category: 'sports',
    post_id: '',
    sport_name: 'fball',
    sport_name_custom: 'Football',
    page_template: 'football-home',
    load: 'navigation',
    adtest: 'staging',
    site: 'testham',
    sect: 'fb',
  })
  expect(
    buildTargeting(
      page({ path: '/news/2026/8/28/x', routeName: 'story', template: 'story', contentId: 7 }),
      'testham',
      null,
    ),
  ).toMatchObject({ category: 'news', post_id: '7', sect: 'ot' })
})

describe('the section [AD-03]', () => {
  const sport = (shortName: string, code: string | null = null) => ({
    shortName,
    globalSportShortName: code,
  })
  test.each([
    [true, undefined, 'frontpage'],
    [true, football, 'frontpage'],
    [false, undefined, 'ot'],
    [false, football, 'fb'],
    [false, sport('MBBALL'), 'mbb'],
    [false, sport('signing-day'), 'signingday'],
    [false, sport('quidditch'), 'ot'],
    [false, sport('constructor', '__proto__'), 'ot'],
  ])('home %s, %j: %s', (isHome, of, section) => expect(adSection(isHome, of)).toBe(section))
})

test('chooses the place of the top ad by the route name [SH-15]', () => {
  expect(['Home', 'Sport Home', 'Schedule', ''].map(topAdSlot)).toEqual([
    'top-home',
    'top-sport-home',
    'top',
    'top',
  ])
})

test('names a kind of page as the department does, for the sport first [AD-04]', () => {
  const site = [
    { page: 'home', template: 'home-wide' },
    { page: 'sport-home', template: 'sport' },
  ]
  const sports = [{ page: 'sport-home', template: 'football-home', sportId: 1 }]
  expect(resolveTemplate('home', undefined, site, sports)).toBe('home-wide')
  expect(resolveTemplate('sport-home', 1, site, sports)).toBe('football-home')
  expect(resolveTemplate('sport-home', 2, site, sports)).toBe('sport')
  expect(resolveTemplate('roster', 1, site, sports)).toBe('roster')
})
