import { expect, test } from 'vitest'
import { table } from '../../tests/support/route-table.ts'
import { hasPage, pageless } from './name-at.ts'

test('links a result only to an existing page [RT-14]', () => {
  for (const url of [
    '/sports/football',
    '/Sports/football/roster/2026?sort=name',
    '/sports/football/roster/sam-okafor/7',
    '/',
    '/board/1-2',
    'https://paper.example/x',
    '/showcase/embed.aspx?Archive=7',
    '/documents/guide.pdf',
    '/sports/2026/3/14/camps',
    '/archives',
    '/clippings',
    '/honors/hall-of-fame/1931-football-team/2',
    '/tags/senior-day',
  ])
    expect([url, hasPage(url)]).toEqual([url, true])
  for (const url of [
    '/no/such/page',
    '/sports/football/moments/x',
    'javascript:alert(1)',
    'nowhere',
    '',
  ])
    expect([url, hasPage(url)]).toEqual([url, false])
})

test('knows every route without a screen [RT-14]', () => {
  expect([...pageless].toSorted()).toEqual(
    Object.entries(table)
      .filter(([, row]) => row.screen === null)
      .map(([name]) => name)
      .toSorted(),
  )
})
