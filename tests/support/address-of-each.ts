import type { RouteName } from '../../src/routes/all-paths.ts'

/** With a publication of two files (of one alone, the address leads to the file) and no season whose statistics are kept as a file. */
export const filesOfAddresses = {
  'publications.yaml': '+\n- {title: Football by Numbers, date: 2026-08-12, sportId: football, files: [{path: files/handbook.pdf, title: Guide}, {path: files/times.csv, title: Tables}]}\n',
  'season-statistics.yaml': '[]',
  'forms.yaml': '+\n- {title: Guarded, ref: guarded, access: protected, fields: [{type: T, title: Name, name: name}]}\n- {title: For the team, ref: team, access: hidden, fields: [{type: T, title: Name, name: name}]}\n',
  'splashes.yaml': '+\n- {title: A draft, startDate: 2026-02-01, hidden: true}\n',
}

/** A page of each row, of the fixture department with the files below. */
export const addressOfEach: Record<RouteName, string> = {
  home: '/', login: '/login', hidden: '/hidden/nothing', sportHome: '/sports/football', search: '/search?q=season', notFound: '/404', splash: '/splash/1', board: '/board/1',
  roster: '/sports/football/roster', rosterPrint: '/sports/football/roster/print/2026', player: '/sports/football/roster/sam-okafor/1',
  coaches: '/sports/football/coaches', coachingYears: '/sports/football/coaches/year', coachingCareers: '/sports/football/coaches/overall',
  coach: '/sports/football/roster/coaches/dana-whitlock/1', supportStaff: '/sports/football/roster/staff/robin-ferro/2', sportStaff: '/sports/football/staff',
  schedule: '/sports/football/schedule', textSchedule: '/sports/football/schedule/text', printSchedule: '/sports/football/schedule/print',
  results: '/sports/football/results', resultsPrint: '/sports/football/results/print/2026/all', score: '/score/1', opponents: '/sports/football/opponent-history', opponent: '/sports/football/opponent-history/ashford/1', opponentRoster: '/sports/football/opponent-roster/ashford/1',
  gameCenter: '/game-center/2', boxScore: '/sports/football/stats/2026/ashford/boxscore/2', cumulativeStats: '/sports/football/stats/2026', statsPdf: '/sports/football/stats/2026/pdf',
  calendar: '/calendar', sportCalendar: '/sports/football/calendar', calendarPrint: '/calendar/print/list/all/2026-08-01/2026-11-30/all', sportCalendarPrint: '/sports/football/calendar/print/list/1/2026-08-01/2026-11-30/all',
  awards: '/awards', award: '/awards/1', allAmericans: '/all-americans', allAmerican: '/all-americans/1', honors: '/honors/hall-of-fame/class', inductee: '/honors/hall-of-fame/ruth-abernethy/1',
  historicalRoster: '/historical-roster', historicalRosterJoined: '/historicalroster', sportHistoricalRoster: '/sports/football/historical-roster', sportHistoricalRosterJoined: '/sports/football/historicalroster', onThisDay: '/on-this-day', otd: '/otd',
  tags: '/tags', tag: '/tags/season-opener', sportTag: '/tags/season-opener/football', moments: '/moments', sportMoments: '/sports/football/moments',
  story: '/news/2026/8/28/season-opens', archives: '/archives?q=season', sportArchives: '/sports/football/archives',
  sportFile: '/sports/2026/3/14/camps.aspx', protectedSportFile: '/protected/sports/2026/8/20/travel.aspx', documents: '/documents', document: '/documents/board/minutes-2026.pdf',
  publications: '/publications', publication: '/publications/football-by-numbers', clippings: '/clippings', coverage: '/coverage',
  podcasts: '/podcasts', podcastShow: '/podcasts/shows/the-kennel/1', podcast: '/podcasts/opening-week/1',
  staffDirectory: '/staff-directory', staffDirectoryPrint: '/staff-directory/print', staffEntry: '/staff-directory/odile-marsh/3',
  facilities: '/facilities', facility: '/facilities/terrier-field/1', tickets: '/tickets', partners: '/partners', socialAccounts: '/social-accounts', rssFeeds: '/rss_feeds', notifications: '/notifications', myTeams: '/my-teams', saved: '/saved', settings: '/settings', subscribe: '/subscribe', unsubscribed: '/unsubscribed', form: '/form/1', protectedForm: '/protected/form/3',
  hiddenRoster: '/hidden/sports/football/roster', hiddenPlayer: '/hidden/sports/football/roster/sam-okafor/1', hiddenForm: '/hidden/form/4', hiddenSportFile: '/hidden/sports/2026/8/21/meeting.aspx', hiddenStory: '/hidden/news/2026/8/21/not-for-everyone', hiddenSplash: '/hidden/splash/2',
}
