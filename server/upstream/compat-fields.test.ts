import { describe, expect, test } from 'vitest'
import type { BoxScore, BoxTeam } from '../../src/contract/box-score.schema.ts'
import { withFormattedBoxScore } from './box-score-words.ts'
import { withUpstreamFields } from './map-fields.ts'

const column = (key: string) => ({ key, label: key, title: key })
const row = (name: string, uni: string, position: string | null, cells: string[]) => ({
  name,
  uni,
  position,
  indent: false,
  rosterPlayerId: null,
  cells,
})
const team: BoxTeam = {
  id: 'TST',
  name: 'Testham',
  record: null,
  rank: null,
  score: '3',
  scoreByPeriod: ['1', '0', '2'],
  lineTotals: [],
  totals: [],
  tables: [
    {
      key: 'batting',
      title: 'Batting',
      columns: ['ab', 'h', 'other'].map(column),
      rows: [row('Ada Alpha', '7', 'SS', ['4', '2', 'x'])],
      total: null,
    },
    {
      key: 'pitching',
      title: 'Pitching',
      columns: ['ip', 'so'].map(column),
      rows: [row('Bea Beta', '00', null, ['6.1', '9']), row('Ada Alpha', '7', null, ['0.2', '1'])],
      total: null,
    },
  ],
}
const box = {
  family: 'baseball',
  thisTeamIsHomeTeam: false,
  venue: { isNeutral: true },
  homeTeam: { ...team, name: 'Ashford' },
  visitingTeam: team,
} as unknown as BoxScore

describe('fields in the dialect of other systems [CA-01]', () => {
  test('list each player of a baseball box score once, with figures as text', () => {
    const said = withFormattedBoxScore(box as unknown as Record<string, unknown>) as {
      isNeutral: boolean
      homeTeam: Record<string, unknown>
      visitingTeam: Record<string, unknown>
    }
    expect([
      said.isNeutral,
      said.homeTeam['isTenantTeam'],
      said.visitingTeam['isTenantTeam'],
    ]).toEqual([true, false, true])
    expect(said.visitingTeam).toMatchObject({
      ...team,
      scoreSummary: { score: '3', scoreByPeriod: '1,0,2' },
    })
    expect(said.visitingTeam['players']).toEqual([
      {
        name: 'Ada Alpha',
        playerFirstLastName: 'Ada Alpha',
        uniform: '7',
        position: 'SS',
        rosterPlayerId: null,
        hitting: { atBats: '4', hits: '2' },
        pitching: { inningsPitched: '0.2', strikeouts: '1' },
      },
      {
        name: 'Bea Beta',
        playerFirstLastName: 'Bea Beta',
        uniform: '00',
        position: null,
        rosterPlayerId: null,
        pitching: { inningsPitched: '6.1', strikeouts: '9' },
      },
    ])
    expect(withFormattedBoxScore({ ...box, family: 'football' })['homeTeam']).not.toHaveProperty(
      'players',
    )
  })

  test('include a player’s bio address, unless it is hidden', () => {
    const sport = { globalSportNameSlug: 'football' }
    const player = {
      rosterPlayerId: 7,
      firstName: 'Ada',
      lastName: 'Alpha',
      hideBio: false,
      socialMedia: [],
    }
    const said = withUpstreamFields('/api/v2/Rosters', {
      rosterId: 1,
      sport,
      players: [player, { ...player, hideBio: true }],
    }) as { players: { url: unknown }[] }
    expect(said.players.map(({ url }) => url)).toEqual([
      '/sports/football/roster/ada-alpha/7',
      null,
    ])
    expect(
      withUpstreamFields('/api/v2/Players/roster/bio/:rosterPlayerId', { ...player, sport }),
    ).toMatchObject({ url: '/sports/football/roster/ada-alpha/7' })
  })

  test('include an event’s schedule, and a story’s sport and picture', () => {
    const game = {
      id: 4,
      scheduleId: 2,
      season: '2026-27',
      sport: { title: 'Football', globalSportNameSlug: 'football' },
      gamePromotionText: 'Whiteout',
      result: { status: 'W', boxscore: null },
    }
    expect(withUpstreamFields('/api/v2/EventsResults/results', { items: [game] })).toMatchObject({
      items: [
        {
          schedule: { id: 2, title: '2026-27 Football', url: '/sports/football/schedule/2026-27' },
          promotion: { title: 'Whiteout' },
          result: { status: 'W', gameId: 4, boxScore: null },
        },
      ],
    })
    const story = {
      id: 5,
      title: 'One',
      sport: null,
      image: { url: '/images/1', altText: 'A save', caption: null },
      content: '',
    }
    expect(withUpstreamFields('/api/v2/Stories/:date/:slug', story)).toMatchObject({
      ...story,
      contentId: '5',
      sportDisplay: null,
      primaryImage: story.image,
      imageAltText: 'A save',
      imageCaption: null,
      isBlockBased: false,
    })
    expect(
      withUpstreamFields('/api/v2/Stories', { items: [{ id: 5, image: null }] }),
    ).toMatchObject({
      items: [{ contentId: '5', imageAltText: null }],
    })
  })
})
