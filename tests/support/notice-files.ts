/** An alert too long for one line on a phone. */
const long =
  'Because of the storm on Saturday afternoon all gates open an hour earlier, the ' +
  'band marches on Friday instead, and visitors with a ticket for the east side sit ' +
  'on the west side'

/** Alerts, splash pages and no takeover. The last alert in the file is the newest, number 4. */
export const noticeFiles = {
  'alerts.yaml': `
- {title: The first of all, endDate: 2026-12-31}
- {title: ${JSON.stringify(long)}, message: Bring a coat.}
- {title: '<img src=x onerror=alert(1)> & <b>bold</b>'}
- title: Saturday’s parking
  message: 'The **east lot** opens at 2 p.m.'
  link: https://www.testham.example/parking
  linkTitle: Where to park
`,
  'splashes.yaml': `
- title: Season tickets
  link: https://tickets.testham.example/all
  html: Seats from **$40**.
  picture:
    images:
      - {path: pictures/field.svg, alt: An empty football field, breakpoint: xs}
      - {path: pictures/logo.svg, alt: The mark, breakpoint: lg}
  backgroundColor: '#102a5c'
  foregroundColor: '#ffffff'
  startDate: 2026-01-01
- title: The film
  sportId: football
  video: {host: youtube, id: abcdefghijk}
  startDate: 2026-01-01
  backgroundColor: '#777777'
  foregroundColor: '#808080'
- {title: Of another year, startDate: 2020-01-01, endDate: 2020-12-31, link: /sports/football}
`,
  'takeovers.yaml': '[]\n',
}

/** A page without a splash: a story of the fixture department. */
export const storyPath = '/news/2026/8/28/season-opens'

/** Two takeovers that share a board of their games, and a splash page. */
export const takeoverFiles = {
  'takeovers.yaml': `
- title: First day
  type: GameDay
  sportId: womens-soccer
  gameId: fb-1
  url: 'https://gameday.testham.example/1'
- title: Second day
  type: GameDay
  sportId: womens-soccer
  gameId: fb-2
  url: 'https://gameday.testham.example/2'
`,
  'site.yaml': '+concurrentTakeovers: true\n',
  'splashes.yaml': '- {title: Season tickets, html: Seats from $40., startDate: 2026-01-01}',
}
