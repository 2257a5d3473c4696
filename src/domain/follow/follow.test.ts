import { expect, test } from 'vitest'
import type { SocialAccount } from '../../contract/follow.schema.ts'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import { followable } from './my-teams.ts'

test('lists accounts by team once per address, and skips invalid ones [RT-10] [Q54]', () => {
  const account = (
    id: number,
    url: string,
    sport: SocialAccount['sport'] = null,
  ): SocialAccount => ({ id, channel: 'x', title: '', account: null, url, sport })
  const rowing = { ...sampleSport, id: 99, title: 'Rowing' }
  const { ours, teams } = followable([
    account(1, 'https://x.com/https://x.com/herons'),
    account(2, 'herons'),
    account(3, 'javascript:alert(1)'),
    account(4, 'https://x.com/row', rowing),
    account(5, 'https://x.com/fb', sampleSport),
    account(6, 'https://x.com/row2', rowing),
  ])
  expect(ours.map(({ id, url }) => [id, url])).toEqual([[1, 'https://x.com/herons']])
  expect(
    teams.map(({ sport, accounts }) => [sport.title, ...accounts.map(({ id }) => id)]),
  ).toEqual([
    ['Rowing', 4, 6],
    [sampleSport.title, 5],
  ])
})
