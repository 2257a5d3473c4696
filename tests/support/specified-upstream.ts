import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A content API that speaks only the calls and the fields of the two specifications: no call and no
 * field of ours. Every other path is answered as such a server answers one that it does not know.
 */
export type SpecifiedUpstream = {
  url: string
  /** Paths that were asked for since the start, each once, in lower case. */
  asked: Set<string>
  /** What the calls answer from now on, by a part of their path; null ends it. */
  answer: { path: RegExp; with: Answer } | null
  /** How it answers paths that it does not know. */
  unknown: Answer
  close(): Promise<void>
}
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

const json = (value: unknown): Answer => {
  const body = JSON.stringify(value)
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }
}
const none: Answer = (_, response) => {
  response.writeHead(204).end()
}
/** How a call can be missing, or fail. */
export const answers = {
  notFound: (_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
  },
  notImplemented: (_, response) => {
    response.writeHead(501, { 'content-type': 'text/plain' }).end('Not implemented')
  },
  html: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><div id=app>')
  },
  error: (_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>')
  },
  empty: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end()
  },
  slow: () => {},
} satisfies Record<string, Answer>

/** The 18 fields of a sport, and no other. */
const sport = (
  id: number,
  title: string,
  slug: string,
  code: string | null,
  more: Record<string, unknown> = {},
) => ({
  id,
  title,
  shortName: code ?? slug,
  abbrev: code?.toUpperCase() ?? null,
  globalSportNameSlug: slug,
  globalSportShortName: code,
  globalSportId: id,
  globalSportGender: null,
  nonSport: false,
  rosterId: null,
  scheduleId: null,
  displayOpponentHistory: false,
  ticketsLink: null,
  facebookPage: null,
  twitterName: null,
  instagramName: null,
  youtubeName: null,
  pinterestName: null,
  ...more,
})
const sports = [
  sport(1, 'Football', 'football', 'football', {
    rosterId: 11,
    scheduleId: 21,
    displayOpponentHistory: true,
    ticketsLink: 'https://tickets.example.com/football',
    twitterName: 'exampleFB',
  }),
  sport(2, "Women's Soccer", 'womens-soccer', 'wsoc', { globalSportGender: 'F' }),
  sport(9, 'General', 'general', null, { nonSport: true, globalSportId: null, abbrev: null }),
]

const item = (id: number, title: string, url: string | null) => ({
  id,
  title,
  url,
  open_in_new_window: false,
  separator: false,
})
const navigation = [
  {
    id: 1,
    title: 'Sports',
    url: '#',
    class_name: '',
    open_in_new_window: false,
    rank: 1,
    columns: [
      {
        column: 1,
        items: [
          {
            ...item(11, 'Football', '/sports/football'),
            sport: { title: 'Football' },
            schedule_roster_news_links: [
              { url: '/sports/football/schedule', title: 'Schedule', class_name: 'schedule' },
            ],
            stats: { url: '/sports/football/stats' },
            social_media_links: [
              { url: 'https://x.com/exampleFB', title: 'X', class_name: 'twitter' },
            ],
          },
        ],
      },
    ],
    items: [],
    social_media_links: [],
    ad: null,
  },
  { ...item(2, 'Tickets', '/tickets'), class_name: '', rank: 2, columns: [], items: [] },
]
const subNavigation = [
  { ...item(3, 'Football', '/sports/football'), class_name: 'sport-home', rank: 1, items: [] },
  {
    ...item(4, 'More', '#'),
    class_name: 'additional-links',
    rank: 2,
    items: [item(41, 'Camps', 'https://camps.example.com/')],
  },
]

const campaign = {
  id: 5,
  title: 'Season tickets',
  link: '/tickets',
  hover_text: 'Buy season tickets',
  css_class: 'wide',
  icon: null,
  open_in_new_window: false,
  html: null,
  picture: {
    images: [
      {
        alt: 'Season tickets',
        breakpoint: 'xs',
        image: 'https://cdn.example.com/tickets.png',
        width: 640,
        height: 320,
      },
    ],
  },
}
const promotion = {
  location: { type: 'single', effect: 'none' },
  single: campaign,
  random_single: false,
  campaigns: [campaign],
  content_id: 7,
  swiper_options: { slides_per_view: 1, navigation: { prevEl: '.prev', nextEl: '.next' } },
}

const event = (id: number, date: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'upcoming',
  start_date: date,
  time: '7 PM',
  status: '',
  is_live: false,
  sport: { title: 'Football', abbreviation: 'FB' },
  opponent: { title: 'Ashford', image: { url: 'https://cdn.example.com/ashford.png' } },
  atVs: 'vs',
  location_indicator: 'H',
  result: null,
  livestats: null,
  story: null,
  postgame_story_id: null,
  media: {
    tv_image: null,
    stats: 'https://stats.example.com/',
    audio: null,
    video: null,
    tickets: null,
  },
  game_center_enabled: true,
  game_center_link: `/game-center/${id}`,
  ...more,
})
const page = (items: unknown[]) => ({ items, page: 0, pages: 1, total: items.length })
const upcoming = page([event(101, '2026-11-28T19:00:00'), event(102, '2026-12-05T13:00:00')])
const results = page([
  event(100, '2026-11-14T13:00:00', {
    type: 'recent',
    result: {
      team_score: '31',
      opponent_score: '17',
      status: 'W',
      boxscore: { url: '/sports/football/stats/2026/ashford/boxscore/100' },
    },
    story: { url: '/news/2026/11/14/win' },
    postgame_story_id: 55,
  }),
])

const team = (name: string, score: number) => ({
  name,
  score,
  period_scores: [score],
  timeouts: 2,
})
const liveGame = {
  Id: 103,
  HasStarted: true,
  IsComplete: false,
}
const liveDetails = {
  has_started: true,
  complete: false,
  clock_seconds: 512,
  period: { number: 2, regulation: 4, name: 'Quarter' },
  home: team('Example', 14),
  away: team('Ashford', 7),
  school: team('Example', 14),
  opponent: team('Ashford', 7),
}

const splash = {
  id: 4,
  title: 'Welcome',
  link: '/tickets',
  html: '<p>Welcome</p>',
  video: null,
  picture: {
    images: [{ url: 'https://cdn.example.com/welcome.png', breakpoint: 'xs', alt: 'Welcome' }],
  },
  backgroundColor: '#ffffff',
  foregroundColor: '#000000',
  startDate: '2026-11-01T00:00:00',
  endDate: null,
}

/** Every call of the specifications, by its path below /api/v2 in lower case. */
export const specified: [path: RegExp, answer: Answer][] = [
  [/^sports$/, json(sports)],
  [/^navigation$/, json(navigation)],
  [/^navigation\/sub$/, json(subNavigation)],
  [/^promotions\/counter$/, none],
  [/^promotions\/[\w-]+(?:\/\d+)?$/, json(promotion)],
  [/^eventsresults\/upcoming$/, json(upcoming)],
  [/^eventsresults\/results$/, json(results)],
  [/^livestats$/, json({ Games: [liveGame] })],
  [/^livestats\/details$/, json(liveDetails)],
  [/^game-center\/games$/, json([{ id: 103, game_state: 'Live' }])],
  [/^game-center\/promo-group\/\d+$/, json({ promoItems: [campaign] })],
  [/^game-center\/\d+\/(?:layout|hero|game-info|opponent-history|next-game)$/, none],
  [/^game-center\/\d+\/(?:gallery|stories)$/, json([])],
  [
    /^alert\/active$/,
    json([{ id: 8, title: 'Bag policy', enabled: true, showOnWeb: true, endDate: null }]),
  ],
  [/^splash(?:\/\d+)?$/, json({ data: splash })],
  [/^hidden\/splash$/, json({ data: splash })],
  [/^splash\/click\/\d+$/, none],
  [
    /^seo$/,
    json({
      settings: {
        title: { siteName: 'Example Athletics', delimiter: '|' },
        meta: { description: 'The home of Example athletics.' },
      },
    }),
  ],
  [/^google$/, json({})],
  [
    /^analytics\/settings$/,
    json({ tagManagerCodes: [], analyticsMeasurementIds: ['G-EXAMPLE123'] }),
  ],
  [/^mobile\/settings$/, json({ mobileAppleAppId: '123456789' })],
  [/^common\/templates(?:\/sports-pages)?$/, json({})],
  [
    /^common\/settings$/,
    json({
      schoolAddress: '1 College Way',
      schoolPhoneNumber: '555-0100',
      mascotSingular: 'Terrier',
      mascotPlural: 'Terriers',
    }),
  ],
  [/^trackingtag\/search$/, json([])],
  [/^takeovers$/, json({ config: { isConcurrent: false }, takeovers: [] })],
]

export async function specifiedUpstream(): Promise<SpecifiedUpstream> {
  const upstream: Pick<SpecifiedUpstream, 'asked' | 'answer' | 'unknown'> = {
    asked: new Set(),
    answer: null,
    unknown: answers.notFound,
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://upstream')
    const path = pathname.toLowerCase().replace(/^\/api\/v2\//, '')
    upstream.asked.add(path)
    const call = request.headers['tenant']
      ? specified.find(([pattern]) => pattern.test(path))?.[1]
      : undefined
    if (upstream.answer?.path.test(path)) upstream.answer.with(request, response)
    else (call ?? upstream.unknown)(request, response)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return Object.assign(upstream, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}
