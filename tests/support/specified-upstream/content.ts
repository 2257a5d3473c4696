/**
 * The content of an invented department, as an independent author writes it who has the two
 * specifications only: their field names, their shapes, and fields of the author's own.
 */
const sport = (
  id: number,
  title: string,
  slug: string,
  code: string | null,
  more: Record<string, unknown> = {},
) => ({
  abbrev: (code ?? slug).toUpperCase(),
  facebookPage: null,
  globalSportGender: null,
  globalSportId: id,
  globalSportShortName: code,
  globalSportNameSlug: slug,
  id,
  instagramName: null,
  nonSport: false,
  pinterestName: null,
  shortName: code ?? slug,
  title,
  ticketsLink: null,
  twitterName: null,
  youtubeName: null,
  rosterId: null,
  scheduleId: null,
  displayOpponentHistory: false,
  ...more,
})
export const sports = [
  sport(1, 'Football', 'football', 'football', {
    rosterId: 11,
    scheduleId: 21,
    displayOpponentHistory: true,
    ticketsLink: 'https://tickets.example.com/football',
    twitterName: 'exampleFB',
  }),
  sport(2, "Women's Soccer", 'womens-soccer', 'wsoc', { globalSportGender: 'F' }),
  sport(3, 'Lacrosse Brightwater', 'mens-lacrosse', 'mlax', { globalSportGender: 'M' }),
  sport(9, 'General', 'general', 'general', { nonSport: true }),
]

const entry = (id: number, title: string, url: string | null) => ({
  id,
  title,
  url,
  open_in_new_window: false,
  separator: false,
})
const columnEntry = (id: number, title: string, slug: string) => ({
  ...entry(id, title, `/sports/${slug}`),
  sport: { title },
  schedule_roster_news_links: [
    { url: `/sports/${slug}/schedule`, title: 'Schedule', class_name: 'schedule' },
    { url: `/sports/${slug}/roster`, title: 'Roster', class_name: 'roster' },
  ],
  stats: { url: `/sports/${slug}/stats` },
  social_media_links: [{ url: 'https://x.com/exampleFB', title: 'X', class_name: 'twitter' }],
})
export const navigation = [
  {
    id: 1,
    title: 'Sports',
    url: '#',
    class_name: 'sport-home',
    open_in_new_window: false,
    rank: 1,
    columns: [
      {
        column: 1,
        items: [
          columnEntry(11, 'Football Menu Entry', 'football'),
          columnEntry(12, 'Soccer Menu Entry', 'womens-soccer'),
        ],
      },
    ],
    items: [],
    social_media_links: [{ url: 'https://x.com/example', title: 'X', class_name: 'twitter' }],
    ad: null,
  },
  {
    ...entry(2, 'Boxoffice', '#'),
    class_name: '',
    rank: 2,
    columns: [],
    items: [entry(21, 'Season Passes', '/tickets'), entry(22, 'Group Sales', '/tickets')],
    social_media_links: [],
    ad: null,
  },
  {
    ...entry(3, 'Supporters', '/partners'),
    class_name: '',
    rank: 3,
    columns: [],
    items: [],
    social_media_links: [],
    ad: null,
  },
]
const subItem = (id: number, title: string, url: string, className: string, rank: number) => ({
  ...entry(id, title, url),
  class_name: className,
  rank,
  columns: [],
  items: [] as unknown[],
  social_media_links: [],
  ad: null,
})
export const subNavigation = [
  {
    ...subItem(32, 'Insider', 'https://insider.example.com/', '', 2),
    items: [entry(321, 'Camps', 'https://camps.example.com/')],
  },
  subItem(31, 'Football Front', '/sports/football', 'sport-home', 1),
  {
    ...subItem(33, 'Further Pages', '#', 'additional-links', 3),
    items: [entry(331, 'Traditions', '/news'), entry(332, 'Fieldguide', '/documents')],
  },
]

const campaign = (id: number, title: string) => ({
  id,
  title,
  link: '/tickets',
  hover_text: `Buy: ${title}`,
  css_class: 'wide',
  icon: null,
  open_in_new_window: false,
  html: null,
  picture: {
    images: [{ alt: title, breakpoint: 'xs', image: `/images/${id}.png`, width: 640, height: 320 }],
  },
})
export const promotion = {
  location: { type: 'multi', effect: 'none' },
  single: campaign(5, 'One Banner Alone'),
  random_single: false,
  campaigns: [campaign(5, 'Season Tickets Banner'), campaign(6, 'Alumni Weekend Banner')],
  content_id: 7,
  swiper_options: {
    slides_per_view: 1,
    navigation: { prevEl: '.prev', nextEl: '.next' },
    pagination: null,
    breakpoints: null,
    autoplay: null,
    pausable: true,
  },
}
export const promoItems = [campaign(71, 'Gate Promotion'), campaign(72, 'Halftime Raffle')]

const event = (id: number, date: string, opponent: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'upcoming',
  start_date: date,
  time: '7 PM',
  status: '',
  is_live: false,
  sport: { title: 'Football', abbreviation: 'FB' },
  opponent: { title: opponent, image: { url: `/logos/${id}.png` } },
  atVs: 'vs',
  location_indicator: 'H',
  result: null,
  livestats: null,
  story: null,
  postgame_story_id: null,
  media: {
    tv_image: '/logos/tv.png',
    stats: 'https://stats.example.com/',
    audio: 'https://radio.example.com/',
    video: 'https://video.example.com/',
    tickets: 'https://tickets.example.com/',
  },
  game_center_enabled: true,
  game_center_link: `/game-center/${id}`,
  ...more,
})
const finished = (id: number, opponent: string, team: string, other: string) =>
  event(id, '2026-11-14T13:00:00', opponent, {
    type: 'recent',
    result: {
      team_score: team,
      opponent_score: other,
      status: 'W',
      boxscore: { url: `/sports/football/stats/2026/x/boxscore/${id}` },
    },
    story: { url: '/news/2026/11/14/win' },
    postgame_story_id: 55,
  })
const paged = (items: unknown[]) => ({ items, page: 0, pages: 1, total: items.length })
export const upcoming = paged([
  event(101, '2026-11-28T19:00:00', 'Ashford'),
  event(102, '2026-12-05T13:00:00', 'Bellgrove'),
])
export const results = paged([
  finished(100, 'Corrington', '31', '17'),
  finished(99, 'Dunmere', '24', '20'),
])

const team = (name: string, score: number) => ({
  name,
  score,
  period_scores: [score, 0],
  timeouts: 2,
})
const liveGame = (
  id: { Id: number } | { GameId: number },
  scores: [number, number],
  home = 'Exampleham',
  away = 'Ashford',
) => ({
  ...id,
  HasStarted: true,
  IsComplete: false,
  clock_seconds: 512,
  period: { number: 2, regulation: 4, name: 'Quarter' },
  home: team(home, scores[0]),
  away: team(away, scores[1]),
  school: team(home, scores[0]),
  opponent: team(away, scores[1]),
})
export const liveStats = {
  Games: [
    liveGame({ Id: 101 }, [614, 607]),
    liveGame({ GameId: 102 }, [731, 728], 'Exampleham', 'Bellgrove'),
  ],
}
export const liveDetails = liveGame({ Id: 101 }, [614, 607])
export const liveGames = [
  { id: 101, game_state: 'Live' },
  { id: 102, game_state: 'Scheduled' },
]

export const alerts = [
  { id: 8, title: 'Bag Policy Notice', enabled: true, showOnWeb: true, endDate: null },
  {
    id: 7,
    title: 'Parking Notice',
    enabled: true,
    showOnWeb: true,
    endDate: '2030-01-01T00:00:00',
  },
]
export const splash = {
  data: {
    id: 4,
    title: 'Welcome Splash',
    link: '/tickets',
    html: '<p>Welcome text</p>',
    video: null,
    picture: {
      images: [{ url: '/images/welcome.png', breakpoint: 'xs', alt: 'Welcome picture' }],
    },
    backgroundColor: '#ffffff',
    foregroundColor: '#000000',
    startDate: '2026-01-01T00:00:00',
    endDate: null,
  },
}
