import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { Roster } from '../../contract/roster.schema.ts'
import type { LeaderGroup } from '../../contract/season-stats.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { Team } from './Team.tsx'

const sport = { globalSportNameSlug: 'football', gameSynonym: 'Game' } as Sport
const roster = {
  players: [
    { rosterPlayerId: 1, firstName: 'Ada', lastName: 'Alpha', jerseyNumber: '1', image: null },
    { rosterPlayerId: 2, firstName: 'Bo', lastName: 'Beta', jerseyNumber: '2', hideBio: true },
  ],
} as unknown as Roster
const group = (title: string, name: string, id: number | null, value: string) =>
  ({ title, leaders: [{ id, name, number: '9', image: null, stat: { value } }] }) as LeaderGroup

test('has a card for each leader, with all categories led [RT-01]', () => {
  const page = renderScreen(
    <Team
      sport={sport}
      roster={roster}
      leaders={[
        group('Passing yards', 'Sam Okafor', 7, '2332'),
        group('Rushing yards', 'Ty Bell', null, '88'),
        group('Punting average', 'Sam Okafor', 7, '41.0'),
      ]}
    />,
  )
  expect(wordsOf(page)).toBe(
    'Season leaders Statistics Full roster 9 Sam Okafor 2,332 passing yards ' +
      '41.0 punting average 9 Ty Bell 88 rushing yards',
  )
  expect(page.match(/href="[^"]+"/g)).toEqual([
    'href="/sports/football/stats"',
    'href="/sports/football/roster"',
    'href="/sports/football/roster/sam-okafor/7"',
  ])
})

test('says how many of the games the leaders are from, if not all [RT-01]', () => {
  const leaders = [group('Kills', 'Sam Okafor', 7, '232')]
  const of = (events: string, coverage?: LeaderGroup['coverage']) =>
    wordsOf(
      renderScreen(
        <Team
          sport={{ ...sport, gameSynonym: events }}
          roster={null}
          leaders={coverage ? leaders.map((leader) => ({ ...leader, coverage })) : leaders}
        />,
      ),
    )
  expect(of('Match', { games: 10, played: 29 })).toMatch(
    /^Leaders Statistics From the 10 of 29 matches with statistics 9 /,
  )
  expect(of('Match')).toMatch(/^Season leaders Statistics 9 /)
})

test('marks a row of fewer than four leaders, which its cards fill [RT-01]', () => {
  const pageOf = (count: number) => {
    const leaders = Array.from({ length: count }, (_, i) => group('Points', `No. ${i}`, i, '9'))
    return renderScreen(<Team sport={sport} roster={roster} leaders={leaders} />)
  }
  expect(pageOf(3)).toContain('data-few')
  expect(pageOf(4)).not.toContain('data-few')
})

test('shows the team before there are leaders, and nothing without a roster [RT-01]', () => {
  const pageOf = (some: Roster | null) =>
    wordsOf(renderScreen(<Team sport={sport} leaders={[]} roster={some} />))
  expect(pageOf(roster)).toBe('The team Full roster 1 Ada Alpha No. 1')
  expect(pageOf(null)).toBe('')
})
