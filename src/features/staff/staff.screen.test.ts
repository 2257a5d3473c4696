import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const own = ownScreens({
  'staff.yaml': '+- {firstName: Solo, lastName: Nodept, title: Historian}\n',
  'departments.yaml': '+- {title: Archives, description: Old papers}\n',
})
const empty = ownScreens({ 'staff.yaml': '[]', 'departments.yaml': '[]' }, { mayRefuse: true })

test('lists the staff by department, without hidden people [RT-07]', async () => {
  const { status, title, main, words } = await own('/staff-directory')
  expect([status, title]).toEqual([200, 'Who Is Who | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
    'Administration',
    'Sports Medicine',
    'More staff',
    'Contact us',
  ])
  expect(words).toContain('Call us any day .')
  expect(words).toContain('Hall of Terriers, room 1 555-0101')
  expect(words).not.toContain('Kit Arden')
  const to = (name: string | RegExp) => hrefOf(main.getByRole('link', { name }))
  expect(to(/^dwhitlock ?@testham.example$/)).toBe('mailto:dwhitlock@testham.example')
  expect(to('555-0102')).toBe('tel:5550102')
  expect(to(/^Sports Medicine/)).toBe('#sports-medicine-department')
  expect(to('Dana Whitlock')).toBe('/staff-directory/dana-whitlock/1')
  expect(to('Contact us')).toBe('/form/1')
})

test('searches the site for staff by a plain form without JavaScript [RT-07]', async () => {
  const { document } = await openScreen('/staff-directory')
  const form = document.querySelector('search[aria-label="Staff directory"] form')!
  expect(form.getAttribute('action')).toBe('/search')
  expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
    ['kind', 'staff'],
    ['q', ''],
  ])
  const found = await openScreen('/search?kind=staff&q=Odile')
  expect(hrefOf(found.main.getByRole('link', { name: 'Odile Marsh' }))).toBe(
    '/staff-directory/odile-marsh/3',
  )
})

test('shows a department with its people, and an empty one [RT-07]', async () => {
  const { title, main, html } = await openScreen('/staff-directory/administration-department/1')
  expect(title).toBe('Administration | Testham Terriers')
  expect(html).toContain('Runs the <em>whole</em> thing.')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual([
    'Dana Whitlock',
    'Odile Marsh',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Full staff directory' }))).toBe('/staff-directory')
  const bare = await own('/staff-directory/archives-department/3')
  expect(bare.words).toContain('No staff listed.')
})

test('shows a person with facts, bio, accounts and teams, without JavaScript [RT-07]', async () => {
  const { title, main, words, html } = await openScreen('/staff-directory/dana-whitlock/1')
  expect(title).toBe('Dana Whitlock | Testham Terriers')
  expect(words).toContain('Joined 2014 In this role 13th season Hometown Boone, Iowa')
  expect(html).toContain('<strong>Two</strong> league titles.')
  expect(html).not.toContain('alert(1)')
  expect(hrefOf(main.getByRole('link', { name: 'Instagram @coachwhit' }))).toBe(
    'https://www.instagram.com/coachwhit/',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Head Coach' }))).toBe(
    '/sports/football/roster/coaches/dana-whitlock/1',
  )
})

test('prints the directory as one table, without header and footer [RT-03]', async () => {
  const { main, document } = await openScreen('/staff-directory/print')
  expect(textsOf(main.getAllByRole('rowheader'))).toEqual([
    expect.stringContaining('Administration'),
    'Dana Whitlock',
    'Odile Marsh',
    expect.stringContaining('Sports Medicine'),
    'Noor Bell',
  ])
  expect(document.querySelector('header[data-shell], footer[data-shell]')).toBeNull()
  expect(hrefOf(main.getByRole('link', { name: 'Back to the directory' }))).toBe('/staff-directory')
})

test('shows a message when the directory is not published [RT-07]', async () => {
  for (const path of ['/staff-directory', '/staff-directory/print']) {
    expect((await empty(path)).words).toContain('The directory has not been published yet.')
  }
})

test('redirects wrong names, and answers 404 for wrong numbers [RT-07]', async () => {
  expect(
    await answersOf(openScreen, [
      '/staff-directory/sports-department/1',
      '/staff-directory/administration/1',
      '/staff-directory/other-name/1',
    ]),
  ).toEqual([
    ['/staff-directory/sports-department/1', 301, '/staff-directory/administration-department/1'],
    ['/staff-directory/administration/1', 301, '/staff-directory/administration-department/1'],
    ['/staff-directory/other-name/1', 301, '/staff-directory/dana-whitlock/1'],
  ])
  const wrong = [
    '/staff-directory/x/999',
    '/staff-directory/x/abc',
    '/staff-directory/x-department/999',
    '/staff-directory/x-department/abc',
    '/staff-directory/x',
    '/staff-directory/print/1/2',
    '/staff-directory/kit-arden/4',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
