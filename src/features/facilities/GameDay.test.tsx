import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Facility } from '../../contract/facilities.schema.ts'
import { GameDay } from './GameDay.tsx'

const nothing = {
  title: 'Old Field',
  map: null,
  gates: null,
  parking: null,
  bagPolicy: null,
} as Facility
const drawn = (said: Partial<Facility>) =>
  renderToString(<GameDay facility={{ ...nothing, ...said }} />)

test('shows nothing without game-day information [OF-02]', () => {
  expect(drawn({})).toBe('')
  expect(renderToString(<GameDay facility={{ title: 'Old Field' } as Facility} />)).toBe('')
})

test('shows each given part under its own heading [OF-02]', () => {
  const html = drawn({ parking: '<p>Lot 7</p>' })
  expect(html).toContain('id="game-day"')
  expect([...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual(['Parking'])
  expect(html).not.toContain('<figure')
})

test('calls the gates of a building doors, as its text does [OF-02]', () => {
  const headOf = (gates: string) => /<h3[^>]*>(.*?)<\/h3>/.exec(drawn({ gates }))?.[1]
  expect(headOf('<p>Doors open an hour before.</p>')).toBe('Doors')
  expect(headOf('<p>Gate 1 and the doors of the suites</p>')).toBe('Gates')
  expect(headOf('<p>Open an hour before.</p>')).toBe('Gates')
})

test('links the map to its full size without JavaScript [OF-02]', () => {
  const html = drawn({
    map: { url: '/images/aa', width: 1700, height: 1200, altText: 'Gate A north', caption: null },
  })
  expect(html).toMatch(/<a [^>]*href="\/images\/aa\/1600\.webp"/)
  expect(html).toContain('alt="Gate A north"')
  expect(html).not.toContain('<dialog')
})
