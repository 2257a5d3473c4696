import * as content from './content.ts'

/** A page that reads a call. `subject` is the title of the thing that the page is about. */
export type PageOf = { path: string; subject?: string }
export type SpecifiedCall = {
  /** As the specifications write it, below /api/v2/. */
  name: string
  /** Its path below /api/v2/ in lower case. */
  path: RegExp
  /** Undefined: 204, no data. */
  answer: unknown
  /** Words of good items. Each must be on at least one of the pages. */
  titles: string[]
  pages: PageOf[]
}

const home: PageOf = { path: '/' }
const sportHome: PageOf = { path: '/sports/football' }
const both = [home, sportHome]
const ours = (path: string): PageOf => ({ path: `/api/v2/${path}` })

const call = (
  name: string,
  answer: unknown,
  titles: string[] = [],
  pages: PageOf[] = both,
  path = new RegExp(`^${name.toLowerCase()}$`),
): SpecifiedCall => ({ name, path, answer, titles, pages })

const gameCenter = (part: string) =>
  call(`game-center/{id}/${part}`, undefined, [], [], new RegExp(`^game-center/\\d+/${part}$`))

/** Every call of the two specifications, with its answer as their text describes it. */
export const calls: SpecifiedCall[] = [
  call(
    'Sports',
    content.sports,
    ['Football', 'Soccer', 'Lacrosse Brightwater'],
    [home, { ...sportHome, subject: 'Football' }, { path: '/calendar' }, ours('Sports')],
  ),
  call(
    'navigation',
    content.navigation,
    [
      'Sports',
      'Football Menu Entry',
      'Soccer Menu Entry',
      'Boxoffice',
      'Season Passes',
      'Group Sales',
      'Supporters',
    ],
    [...both, ours('navigation')],
  ),
  call(
    'navigation/sub',
    content.subNavigation,
    ['Insider', 'Camps', 'Further Pages', 'Traditions', 'Fieldguide'],
    [sportHome, ours('navigation/sub?sportId=1')],
  ),
  call('promotions/counter', undefined, [], []),
  call(
    'promotions/{name}',
    content.promotion,
    ['Season Tickets Banner', 'Alumni Weekend Banner'],
    [...both, ours('promotions/home-feature')],
    /^promotions\/[\w-]+(?:\/\d+)?$/,
  ),
  call(
    'EventsResults/upcoming',
    content.upcoming,
    ['Ashford', 'Bellgrove'],
    [
      ...both,
      { path: '/game-center/101', subject: 'Ashford' },
      ours('EventsResults/upcoming?$pageSize=6'),
    ],
  ),
  call(
    'EventsResults/results',
    content.results,
    ['Corrington', 'Dunmere'],
    [
      ...both,
      { path: '/game-center/100', subject: 'Corrington' },
      ours('EventsResults/results?$pageSize=6'),
    ],
  ),
  call('LiveStats', content.liveStats, ['614', '607', '731', '728'], [home, ours('LiveStats')]),
  call(
    'LiveStats/details',
    content.liveDetails,
    ['614', '607'],
    [{ path: '/game-center/101' }, ours('LiveStats/details?gameId=101')],
  ),
  call('game-center/games', content.liveGames, [], [home, ours('game-center/games')]),
  call(
    'game-center/promo-group/{id}',
    { promoItems: content.promoItems },
    ['Gate Promotion', 'Halftime Raffle'],
    [ours('game-center/promo-group/7')],
    /^game-center\/promo-group\/\d+$/,
  ),
  ...['layout', 'hero', 'gallery', 'stories', 'game-info', 'opponent-history', 'next-game'].map(
    gameCenter,
  ),
  call(
    'Alert/active',
    content.alerts,
    ['Bag Policy Notice', 'Parking Notice'],
    [...both, ours('Alert/active')],
  ),
  call('Splash/click/{splashId}', undefined, [], [], /^splash\/click\/\d+$/),
  call(
    'Splash',
    content.splash,
    ['Welcome Splash'],
    [home, { path: '/splash/4', subject: 'Welcome Splash' }, ours('Splash?splashId=4')],
    /^splash(?:\/\d+)?$/,
  ),
  call('Hidden/Splash', content.splash, [], []),
  call(
    'Seo',
    {
      settings: {
        title: { siteName: 'Example Athletics', delimiter: '|' },
        meta: { description: 'The home of Example athletics.' },
      },
    },
    ['Example Athletics', 'The home of Example athletics.'],
  ),
  call('Google', { google360PropertyId: '/123/example' }),
  call('Analytics/settings', {
    tagManagerCodes: ['GTM-EXAMPLE'],
    analyticsMeasurementIds: ['G-EXAMPLE123'],
    google360PropertyId: null,
  }),
  call('mobile/settings', { mobileAppleAppId: '123456789' }),
  call('common/templates', { sportTemplates: [], footer: { columns: 3 } }),
  call('common/templates/sports-pages', { pages: ['home'] }),
  call('common/settings', {
    schoolAddress: '1 College Way',
    schoolPhoneNumber: '555-0100',
    mascotSingular: 'Terrier',
    mascotPlural: 'Terriers',
  }),
  call('TrackingTag/search', [
    {
      id: 3,
      name: 'Counter',
      head: { script: [{ attributes: { src: 'https://t.example.com/a.js' }, children: [] }] },
      bodyOpen: { noscript: [] },
      bodyClose: { style: [] },
    },
  ]),
  call(
    'Takeovers',
    {
      config: { isConcurrent: false },
      takeovers: [{ type: 'GameDay', id: 1, url: '', cookie: '' }],
    },
    [],
    [...both, ours('Takeovers')],
  ),
]
