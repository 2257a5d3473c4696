import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { Milestones } from './Milestones.tsx'

test('names the milestones that the game may bring, with the bio of each player [GM-03]', () => {
  const milestone = {
    name: 'Ada Byron',
    url: '/sports/football/roster/ada-byron/11',
    title: 'Passing yards',
    total: '2990',
    amount: 3000,
    left: 10,
  }
  const html = renderScreen(<Milestones milestones={[milestone]} />)
  expect(wordsOf(html)).toContain('Ada Byron 2,990 passing yards 10 for 3,000')
  expect(html).toContain('href="/sports/football/roster/ada-byron/11"')
})
