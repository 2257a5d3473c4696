import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { promotionFiles } from '../../../tests/support/promotion-files.ts'
import { ownScreens } from '../../../tests/support/read-screen.ts'
import type { Screen } from '../../../tests/support/screen.ts'

const open = ownScreens(promotionFiles)
const placeOf = ({ document }: Screen, name: string) =>
  document.querySelector<HTMLElement>(`[data-promotion="${name}"]`)!
const campaignsOf = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[data-campaign]')].map((one) => one.dataset['campaign'])

test('cleans markup, and leaves out excluded and ended promotions [AD-01]', async () => {
  const screen = await open('/')
  const note = placeOf(screen, 'home-note')
  expect(note.textContent).toBe('From our partnersA word')
  expect(note.querySelector('script, [onerror]')).toBeNull()
  expect(campaignsOf(note)).toEqual(['401'])
  expect(screen.page.queryByText(/never seen|Last year/)).toBeNull()
})

test('marks a paid link as sponsored, and says that it opens a new tab [AD-01]', async () => {
  const partners = within(placeOf(await open('/'), 'home-partners'))
  expect(partners.getByRole('heading', { level: 2, name: 'Our partners' })).toBeTruthy()
  expect(partners.getByRole('group', { name: 'Our partners' })).toBeTruthy()
  const links = partners.getAllByRole('link', { name: 'A sign (opens in a new tab)' })
  expect(links).toHaveLength(6)
  expect(links[0]).toMatchObject({ target: '_blank', rel: 'sponsored noopener' })
  expect(links.map((link) => new URL(link.getAttribute('href')!).host)).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `p${n}.testham.example`),
  )
})

test('draws no lots on the server: every visitor gets the first campaign [AD-01]', async () => {
  for (let round = 0; round < 3; round++) {
    const feature = placeOf(await open('/'), 'home-feature')
    expect(campaignsOf(feature)).toEqual(['302'])
    const link = within(feature).getByRole('link', { name: 'Square' })
    expect([link.getAttribute('href'), link.title]).toEqual(['/sports/football', 'See the games'])
    expect(link.hasAttribute('rel')).toBe(false)
  }
})

test('lists all slides of a carousel for a browser without script [AD-02]', async () => {
  const offers = placeOf(await open('/'), 'home-events')
  const slides = [...offers.querySelectorAll('[aria-roledescription="slide"]')]
  expect(slides.map((one) => one.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `${n} of 6`),
  )
  expect(offers.querySelector('[inert], button, [data-taken]')).toBeNull()
})

test('calls a place without a title an advertisement [AD-01]', async () => {
  const place = placeOf(await open('/sports/football'), 'sport-feature')
  const group = within(place)
  expect(place.getAttribute('aria-label')).toBe('Advertisement')
  expect(group.getByText('Word without a picture').closest('a')).toBeNull()
  expect(group.getAllByRole('link')).toHaveLength(1)
})

test('gives a sport its own promotion in place of the site’s [AD-01]', async () => {
  const soccer = placeOf(await open('/sports/womens-soccer'), 'sport-feature')
  expect(campaignsOf(soccer)).toEqual(['511', '512'])
})

test('shows the header promotion on every page [AD-01]', async () => {
  const screen = await open('/sports/football/schedule')
  const sign = within(placeOf(screen, 'header-left')).getByRole('link', { name: 'A sign' })
  expect(new URL(sign.getAttribute('href')!).host).toBe('p1.testham.example')
  expect(screen.document.querySelectorAll('main [data-promotion]')).toHaveLength(0)
})
