import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { GamePage } from '../../src/contract/game.schema.ts'
import { Facility } from '../../src/contract/facilities.schema.ts'
import { Alert, Splash } from '../../src/contract/notices.schema.ts'
import { PromotionGroup } from '../../src/contract/promotions.schema.ts'
import { SearchPage } from '../../src/contract/search.schema.ts'
import { NavigationItem, SubNavigationItem } from '../../src/contract/site.schema.ts'
import { Sport, SportRef } from '../../src/contract/sport.schema.ts'
import type { DefaultsContext } from './defaults.ts'
import { readAs } from './read-as.ts'

const around = (more: Partial<DefaultsContext> = {}): DefaultsContext => ({
  asked: {},
  zone: 'America/Chicago',
  sports: [],
  ...more,
})
const Thing = z.object({
  id: z.number(),
  title: z.string(),
  note: z.string().nullable(),
  on: z.boolean(),
  kind: z.enum(['', 'wide', 'tall']),
  image: z.object({ url: z.string(), width: z.number() }).nullable(),
  points: z.array(z.string()),
  more: z.array(z.object({ id: z.number() })),
  hint: z.string().optional(),
})
const thing = {
  id: 1,
  title: 'One',
  note: null,
  on: true,
  kind: 'wide',
  image: null,
  points: ['7', '0'],
  more: [{ id: 1 }],
}
const list = (...items: unknown[]) => readAs(z.array(Thing), items, around())
const one = (more: Record<string, unknown>) => list({ ...thing, ...more })

describe('an answer read by its schema [CA-03]', () => {
  test('passes when valid, with fields in order and unknown ones removed', () => {
    const read = list({
      more: [],
      on: false,
      extra: 1,
      title: 'T',
      note: 'n',
      kind: '',
      id: 2,
      points: [],
      image: null,
    })
    expect(JSON.stringify(read)).toBe(
      '{"value":[{"more":[],"on":false,"title":"T","note":"n","kind":"","id":2,"points":[],' +
        '"image":null}],"remarks":[]}',
    )
  })
  test.each([
    [null, '', 'null'],
    ['text', '', '"text"'],
    [[], '', 'a list'],
    [{}, 'id', 'missing'],
    [{ ...thing, title: null }, 'title', 'null'],
    [{ ...thing, title: {} }, 'title', 'an object'],
    [{ ...thing, id: 'x' }, 'id', '"x"'],
  ])('leaves out an item without its id or title, and keeps the rest: %j', (item, field, value) => {
    expect(list(thing, item, { ...thing, id: 3 })).toEqual({
      value: [thing, { ...thing, id: 3 }],
      remarks: [{ field, value, instead: 'left out' }],
    })
  })
  test.each([
    ['note', {}, null],
    ['on', 'perhaps', false],
    ['kind', 'round', ''],
    ['kind', ['wide'], ''],
    ['points', [1, null], []],
    ['points', 'many', []],
    ['image', { url: {}, width: 4 }, null],
    ['more', 7, []],
    ['hint', [], undefined],
  ])('gives %s its default where it is %j', (field, wrong, right) => {
    const read = one({ [field]: wrong })
    const { [field as 'note']: _, ...others } = thing
    expect(read).toEqual({
      value: [right === undefined ? thing : { ...others, [field]: right }],
      remarks: [expect.objectContaining({ instead: 'default' })],
    })
    expect('remarks' in read && read.remarks[0]?.field).toMatch(new RegExp(`^${field}`))
  })
  test('leaves out only the broken item of a list within an item', () => {
    expect(one({ more: [{ id: 1 }, { id: 'x' }, { id: 3 }] })).toMatchObject({
      value: [{ more: [{ id: 1 }, { id: 3 }] }],
      remarks: [{ field: 'more.id', value: '"x"', instead: 'left out' }],
    })
    expect(one({ more: [{}] })).toMatchObject({ value: [{ more: [] }] })
  })
  test('converts numbers, flags and words in another form without a remark', () => {
    expect(one({ id: '12', title: 34, on: 'True', kind: 'Wide', points: [7] })).toEqual({
      value: [{ ...thing, id: 12, title: '34', points: ['7'] }],
      remarks: [],
    })
    for (const [given, on] of [
      [0, false],
      ['yes', true],
      [{ delay: 1 }, true],
    ])
      expect(one({ on: given })).toMatchObject({ value: [{ on }], remarks: [] })
  })
  test('gives missing fields their defaults without a remark', () => {
    const { note: _, on: __, points: ___, kind: ____, ...less } = thing
    expect(list(less)).toEqual({
      value: [{ ...less, note: null, on: false, points: [], kind: '' }],
      remarks: [],
    })
  })
  test('fails when it is broken as a whole, or when no item of a list is valid', () => {
    for (const broken of ['text', 7, [{}], [{ ...thing, title: null }], [{}, {}]])
      expect([broken, readAs(z.array(Thing), broken, around())]).toMatchObject([
        broken,
        { broken: { instead: 'nothing' } },
      ])
    const page = z.object({ items: z.array(Thing), total: z.number() })
    for (const broken of [{}, { items: null, total: 1 }, { items: [{}], total: 1 }])
      expect(readAs(page, broken, around())).toHaveProperty('broken')
    expect(readAs(page, { items: [], total: 0 }, around())).toMatchObject({
      value: { items: [], total: 0 },
    })
    expect(readAs(z.object({ title: z.string() }).nullable(), { title: {} }, around())).toEqual({
      broken: { field: 'title', value: 'an object', instead: 'nothing' },
    })
  })
  test('takes the form of a union that loses least', () => {
    const either = z.array(
      z.union([
        z.object({ id: z.number(), name: z.string() }),
        z.object({ id: z.number(), items: z.array(z.object({ id: z.number() })) }),
      ]),
    )
    const value = [{ id: 1, name: 'a' }, { id: 2, items: [{ id: 3 }, {}] }, { id: {} }]
    expect(readAs(either, value, around())).toMatchObject({
      value: [
        { id: 1, name: 'a' },
        { id: 2, items: [{ id: 3 }] },
      ],
    })
  })
})

test('fills fields that the specification does not name, and never an id', () => {
  const alert = { id: 8, title: 'Bag policy', enabled: true, showOnWeb: true, endDate: null }
  expect(readAs(Alert, alert, around())).toMatchObject({ value: { message: '', link: null } })
  const { id: _, ...nameless } = alert
  expect(readAs(Alert, nameless, around())).toMatchObject({
    broken: { field: 'id', value: 'missing' },
  })
  const sport = { id: 1, title: 'Football', globalSportNameSlug: 'football', gameSynonym: null }
  expect(readAs(Sport, sport, around())).toMatchObject({
    value: { gameSynonym: 'game', atVs: true },
  })
})

test('takes the moment of a date from the wall clock of the department', () => {
  const splash = {
    id: 4,
    title: 'Welcome',
    picture: { images: [] },
    startDate: '2026-07-01T00:00:00',
  }
  expect(readAs(Splash, splash, around())).toMatchObject({
    value: { startDateUtc: '2026-07-01T05:00:00.000Z' },
  })
})

test('finds the sport that an item names by title or abbreviation, else asks for the list', () => {
  const known = { id: 7, title: 'Football', shortName: 'football', abbrev: 'FB' } as SportRef
  const sports = [{ ...known, globalSportNameSlug: 'football', globalSportShortName: 'football' }]
  for (const item of [{ title: 'Football' }, { title: 'American football', abbreviation: 'fb' }])
    expect(readAs(SportRef, item, around({ sports }))).toMatchObject({ value: { id: 7 } })
  const empty = around()
  readAs(SportRef, { title: 'Rowing' }, empty)
  expect(empty.lacks).toBe('sports')
})

test('never calls a game over, or away, because a word is not known [GM-01]', () => {
  const game = {
    id: 3,
    sport: { id: 7, title: 'Football' },
    opponent: { title: 'Ashford' },
    date: '2026-11-28T19:00:00',
    status: 'A',
    gameState: 'rain',
    locationIndicator: 'X',
    result: null,
  }
  expect(readAs(GamePage, { items: [game] }, around())).toMatchObject({
    value: { items: [{ gameState: 0, locationIndicator: 'N', status: 'A', result: null }] },
    remarks: [
      { field: 'items.locationIndicator', value: '"X"', instead: 'default' },
      { field: 'items.gameState', value: '"rain"', instead: 'default' },
    ],
  })
})

test('takes the sport that the call asks for where an event names none', () => {
  const known = { id: 7, title: 'Football', shortName: 'football', abbrev: 'FB' } as SportRef
  const sports = [{ ...known, globalSportNameSlug: 'football', globalSportShortName: 'football' }]
  const page = { items: [{ id: 3, opponent: { title: 'Ashford' }, date: '2026-11-28T19:00:00' }] }
  const asked = { sportId: 7 }
  const first = around({ asked })
  expect(readAs(GamePage, page, first)).toHaveProperty('broken')
  expect(first.lacks).toBe('sports')
  expect(readAs(GamePage, page, around({ asked, sports }))).toMatchObject({
    value: { items: [{ id: 3, sport: { id: 7, title: 'Football' } }] },
  })
  expect(readAs(GamePage, page, around({ sports }))).toHaveProperty('broken')
})

test('names a game that cannot be read by its id [CA-03]', () => {
  const sport = { id: 7, title: 'Football' }
  const good = { id: 3, sport, opponent: { title: 'Ashford' }, date: '2026-11-28T19:00:00' }
  expect(readAs(GamePage, { items: [good, { ...good, id: 4, date: {} }] }, around())).toMatchObject(
    {
      value: { items: [{ id: 3 }] },
      remarks: [{ field: 'items.date', value: 'an object', instead: 'left out', game: 4 }],
    },
  )
})

test.each([undefined, null, 'carousel', {}])(
  'shows all campaigns of a place whose type is %j [CA-03]',
  (type) => {
    const location = { type, name: 'Home', title: 'Top', effect: 'slide' }
    const [one, two] = [1, 2].map((id) => ({ id, title: `Banner ${id}`, picture: { images: [] } }))
    const typeOf = (more: object) =>
      readAs(PromotionGroup, { location, contentId: 7, single: one, ...more }, around())
    expect(typeOf({ campaigns: [one, two] })).toMatchObject({
      value: { location: { ...location, type: 'multi' }, campaigns: [{ id: 1 }, { id: 2 }] },
    })
    expect(typeOf({ campaigns: [one] })).toMatchObject({ value: { location: { type: 'single' } } })
    expect(typeOf({ campaigns: [one, two], location: null })).toMatchObject({
      value: { location: { type: 'multi', effect: 'none' } },
    })
  },
)

test('keeps the entries below a menu entry whose URL is a number [SH-02]', () => {
  const items = [{ id: 2, title: 'Season passes', url: '/tickets' }]
  const menu = [{ id: 1, title: 'Tickets', url: 7041, items }]
  expect(readAs(z.array(NavigationItem), menu, around())).toMatchObject({
    value: [{ url: null, items: [{ url: '/tickets' }] }],
    remarks: [{ field: 'url', value: '7041', instead: 'default' }],
  })
  expect(readAs(z.array(SubNavigationItem), menu, around())).toMatchObject({
    value: [{ url: '#', items: [{ url: '/tickets' }] }],
  })
})

test('shows search results without a kind, and counts them [RT-14]', () => {
  const items = [{ id: 5, title: 'Season opens', url: '/news/5' }]
  expect(readAs(SearchPage, { items }, around())).toMatchObject({
    value: { items: [{ kind: 'page', title: 'Season opens', text: '' }], total: 1, pages: 1 },
    remarks: [],
  })
})

test('leaves out a picture that cannot be resolved, and keeps the splash and the facility', () => {
  const image = { url: 'pictures/welcome.png', alt: 'Welcome' }
  const splash = { id: 4, title: 'Welcome', picture: { images: [image] }, startDate: null }
  expect(readAs(Splash, splash, around())).toMatchObject({
    value: { title: 'Welcome', picture: { images: [] } },
    remarks: [{ instead: 'left out' }],
  })
  const facility = {
    id: 9,
    url: '/facilities/heron-field',
    title: 'Heron Field',
    name: 'Heron Field',
    image,
    images: [image],
  }
  expect(readAs(Facility, facility, around())).toMatchObject({
    value: { images: [] },
  })
})
