/**
 * Ways of fans through the fixture department. A path is followed by its link if the page has one,
 * else opened by its address; `press …` is a button, a choice or a disclosure by its name, `type …`
 * fills the first field of the page, `fill` fills its form, `back`, `again` (reload) and `print`
 * are the browser's own.
 */
export const journeys: readonly (readonly string[])[] = [
  [
    '/',
    '/sports/football',
    '/sports/football/schedule',
    '/sports/football/stats/2026/ashford/boxscore/2',
  ],
  ['/', '/sports/football/roster', '/sports/football/roster/sam-okafor/1', 'back'],
  [
    '/sports/football/roster',
    '/sports/football/roster/coaches/dana-whitlock/1',
    '/sports/football/coaches',
    '/sports/football/coaches/year',
  ],
  ['/', '/archives?q=season', '/news/2026/8/28/season-opens', '/sports/football'],
  ['/search?q=season', '/news/2026/8/28/season-opens', 'back'],
  ['/search', 'type Okafor', '/sports/football/roster/sam-okafor/1'],
  ['/sports/football', 'press Save for offline', '/saved', '/sports/football/schedule'],
  ['/my-teams', 'press Follow Football', '/', '/sports/football'],
  ['/my-teams', "press Follow Women's Soccer", '/settings', '/my-teams'],
  ['/settings', 'press Hidden', '/sports/football/schedule', '/'],
  ['/settings', 'press Dark', '/', 'again'],
  ['/form/1', 'fill', '/'],
  ['/subscribe', '/notifications', '/my-teams'],
  ['/notifications', 'again', '/calendar'],
  ['/calendar', 'press Subscribe', '/sports/football/calendar', 'back'],
  ['/sports/football/calendar', '/sports/football/schedule', '/sports/football/schedule/text'],
  ['/sports/football/schedule', 'press Subscribe', 'print', '/sports/football/results'],
  ['/sports/football/schedule/print', 'print', 'back'],
  [
    '/sports/football/results',
    '/sports/football/opponent-history',
    '/sports/football/opponent-history/ashford/1',
  ],
  ['/sports/football/opponent-history/calder-tech/2', 'again', '/sports/football/schedule'],
  ['/game-center/2', 'again', '/sports/football/stats/2026/ashford/boxscore/2'],
  ['/game-center/1', '/sports/football/schedule', 'back'],
  ['/sports/football/stats/2026/ashford/boxscore/2', 'print', '/sports/football/stats/2026'],
  [
    '/sports/football/stats/2026',
    '/sports/football/roster/sam-okafor/1',
    '/sports/football/historical-roster',
  ],
  ['/board/1', 'again', '/'],
  ['/sports/womens-soccer', '/sports/womens-soccer/schedule', '/sports/womens-soccer/roster'],
  ['/facilities', '/facilities/terrier-field/1', 'back'],
  ['/tickets', '/partners', '/social-accounts'],
  ['/staff-directory', '/staff-directory/odile-marsh/3', 'back'],
  ['/staff-directory/print', 'print'],
  ['/awards', '/awards/1', '/all-americans', '/all-americans/1'],
  ['/honors/hall-of-fame/class', '/honors/hall-of-fame/ruth-abernethy/1', 'back'],
  ['/podcasts', '/podcasts/opening-week/1', 'again'],
  ['/on-this-day', '/moments', '/sports/football/moments'],
  ['/tags', '/tags/season-opener', '/tags/season-opener/football'],
  ['/documents', '/clippings', '/coverage'],
  ['/publications', '/rss_feeds', '/documents'],
  ['/sports/football/archives', '/news/2026/8/28/season-opens', 'print'],
  ['/saved', '/settings', '/search'],
  ['/', '/sports/football/roster/print/2026', 'print'],
  [
    '/sports/football/opponent-history/ashford/1',
    '/sports/football/opponent-roster/ashford/1',
    '/sports/football/roster',
    'back',
  ],
]

/**
 * Texts that say a list is empty. Only reliable sources say that no game is saved here, or that
 * there is no network.
 */
export const emptyWords = new RegExp(
  '\\b(?:no (?:games?(?! (?:is )?saved)|results?|events?|stories|players|teams|coaches|news|' +
    'documents|episodes|recent results)\\b|not (?:been published|yet begun|here yet)|' +
    'nothing (?:yet|here)|has not been opened|there (?:is|are) (?:none|no)\\b(?! network))',
  'gi',
)
