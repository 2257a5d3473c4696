import { expect, test } from 'vitest'
import { z } from 'zod'
import { Alert, Splash } from '../../src/contract/notices.schema.ts'
import { Sport, SportRef } from '../../src/contract/sport.schema.ts'
import { completed, respelled, type Surroundings } from './complete.ts'

const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  zone: 'America/Chicago',
  sports: [],
  ...more,
})

test('reads other spellings of our keys, and keeps ours where both are there', () => {
  const schema = z.array(
    z.object({ startDate: z.string(), list: z.array(z.object({ atVs: z.string() })) }),
  )
  expect(
    respelled(schema, [
      { start_date: 'a', List: [{ at_vs: 'vs', other_key: 1 }] },
      { StartDate: 'b', startDate: 'c', list: [] },
    ]),
  ).toEqual([
    { startDate: 'a', list: [{ atVs: 'vs', other_key: 1 }] },
    { StartDate: 'b', startDate: 'c', list: [] },
  ])
})

test('fills fields that the specification does not name, and never an id', () => {
  const alert = { id: 8, title: 'Bag policy', enabled: true, showOnWeb: true, endDate: null }
  expect(Alert.parse(completed(Alert, alert, around()))).toMatchObject({ message: '', link: null })
  const { id: _, ...nameless } = alert
  expect(Alert.safeParse(completed(Alert, nameless, around())).success).toBe(false)
  const sport = { id: 1, title: 'Football', globalSportNameSlug: 'football', gameSynonym: null }
  expect(completed(Sport, sport, around())).toMatchObject({ gameSynonym: 'game', atVs: true })
})

test('takes the moment of a date from the wall clock of the department', () => {
  const splash = {
    id: 4,
    title: 'Welcome',
    picture: { images: [] },
    startDate: '2026-07-01T00:00:00',
  }
  expect(completed(Splash, splash, around())).toMatchObject({
    startDateUtc: '2026-07-01T05:00:00.000Z',
  })
})

test('finds the sport that an item names by title or abbreviation, else asks for the list', () => {
  const known = { id: 7, title: 'Football', shortName: 'football', abbrev: 'FB' } as SportRef
  const sports = [{ ...known, globalSportNameSlug: 'football', globalSportShortName: 'football' }]
  for (const item of [{ title: 'Football' }, { title: 'American football', abbreviation: 'fb' }])
    expect(completed(SportRef, item, around({ sports }))).toMatchObject({ id: 7 })
  const empty = around()
  completed(SportRef, { title: 'Rowing' }, empty)
  expect(empty.lacks).toBe('sports')
})
