import { expect, test } from 'vitest'
import { extractSearchEntries } from './saved-page.ts'

const state = {
  answers: [
    [
      '/api/v2/Rosters',
      {},
      {
        value: {
          players: [
            {
              firstName: 'Sam',
              lastName: 'Okafor',
              position: 'QB',
              url: '/sports/football/roster/sam-okafor/1',
            },
            { firstName: 'Ty', lastName: 'Bell', url: '/sports/football/roster/ty-bell/2' },
          ],
        },
      },
    ],
    [
      '/api/v2/EventsResults/results',
      {},
      {
        value: [
          {
            date: '2026-09-05T13:00',
            sport: { title: 'Football' },
            atVs: 'at',
            opponent: { title: 'Calder Tech' },
            location: 'Calder, Minn.',
            result: { teamScore: '14' },
          },
        ],
      },
    ],
  ],
}
const page = (json: string) =>
  `<html><title>Roster - Terriers</title><main><h1>Football &amp; more</h1><script>no()</script><p>Words of it &constructor;</p><button type="button">Follow</button></main><script id="state" type="application/json">${json}</script></html>`

test('finds a saved page by its text and the people it names [OF-02]', () => {
  const found = extractSearchEntries(
    '/sports/football/roster',
    page(JSON.stringify(state)),
    (path) => path.includes('okafor'),
  )
  expect(found).toEqual([
    {
      url: '/sports/football/roster',
      kind: 'page',
      title: 'Football & more',
      text: 'Words of it &constructor;',
    },
    {
      url: '/sports/football/roster/sam-okafor/1',
      kind: 'player',
      title: 'Sam Okafor',
      text: 'QB',
    },
    { url: '/sports/football/roster', kind: 'player', title: 'Ty Bell', text: '' },
    {
      url: '/sports/football/roster',
      kind: 'game',
      title: 'Football at Calder Tech',
      text: '2026-09-05 · Calder, Minn.',
    },
  ])
})

test('finds a saved page with unreadable data by its text [OF-02]', () => {
  for (const json of ['', '{', 'null', '7'])
    expect(extractSearchEntries('/x', page(json), () => true)).toHaveLength(1)
  expect(extractSearchEntries('/x', '<html></html>', () => true)).toEqual([
    { url: '/x', kind: 'page', title: '/x', text: '' },
  ])
})
