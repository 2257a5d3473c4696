import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GameDoc } from '../../content/docs.ts'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote } from '../report.ts'
import { partOfDay, toStart } from '../values/clock.ts'
import { parseDays } from '../values/dates.ts'
import { gameTime } from '../../../src/domain/calendar/when.ts'
import { toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'

const file = 'schedules/football/2026.csv'
const heads = 'date,time,time_zone,opponent,home_away,location'
const central = 'America/Chicago'

/** The game of one row, at a school in Central time. */
async function gameOfRow(row: string) {
  const store = await storeForTest()
  const report = await importFolder(store, 'test', pack({ [file]: textFile(heads, row) }))
  const docs = await store.db.selectFrom('game').select('doc').execute()
  const game = docs[0] ? GameDoc.parse(JSON.parse(docs[0].doc)) : null
  return {
    notes: report.parts.flatMap(({ notes }) => notes).map(formatNote),
    shown: game && [game.date.slice(0, 10), gameTime(game), game.dateUtc?.slice(0, 16) ?? null],
  }
}

test.each([
  ['2026-09-05T23:30:00Z,,,Pacific,H,', '2026-09-05', '6:30 p.m.', '2026-09-05T23:30'],
  ['2026-09-13T00:00:00Z,,,Pacific,H,', '2026-09-12', '7 p.m.', '2026-09-13T00:00'],
  ['2026-09-19T19:00:00-04:00,,,Pacific,A,', '2026-09-19', '6 p.m.', '2026-09-19T23:00'],
  ['2026-09-19 19:00 +0100,,,Pacific,A,', '2026-09-19', '1 p.m.', '2026-09-19T18:00'],
  ['2026-12-01T02:00:00.000Z,,,Pacific,A,', '2026-11-30', '8 p.m.', '2026-12-01T02:00'],
  ['2026-09-19T19:00:00-04:00,6 p.m.,,Pacific,A,', '2026-09-19', '6 p.m.', '2026-09-19T23:00'],
  ['2026-09-05,0.75,,Pacific,H,', '2026-09-05', '6 p.m.', '2026-09-05T23:00'],
  ['2026-09-05,0.791666667,,Pacific,H,', '2026-09-05', '7 p.m.', '2026-09-06T00:00'],
  ['2026-09-05,5 p.m.,Europe/Dublin,Pacific,N,', '2026-09-05', '11 a.m.', '2026-09-05T16:00'],
  ['2026-09-05,9 a.m.,Asia/Tokyo,Pacific,N,', '2026-09-04', '7 p.m.', '2026-09-05T00:00'],
  ['2026-09-05,7 p.m.,ET,Pacific,A,', '2026-09-05', '6 p.m.', '2026-09-05T23:00'],
  [
    '2026-09-05,5 p.m. local,,Pacific,N,"Dublin, Ireland"',
    '2026-09-05',
    '5 p.m. local',
    '2026-09-05T16:00',
  ],
  ['2026-09-05,5 p.m. local,,Pacific,H,', '2026-09-05', '5 p.m. local', '2026-09-05T22:00'],
])('reads the whole of %s [CA-02]', async (row, ...shown) => {
  expect((await gameOfRow(row)).shown).toEqual(shown)
})

test.each([
  ['2026-09-05T25:30:00Z,,,Pacific,H,', 'date "2026-09-05T25:30:00Z" is not a date (2026-09-05)'],
  ['2026-09-05 (moved),,,Pacific,H,', 'date "2026-09-05 (moved)" is not a date (2026-09-05)'],
  [
    '46270,,,Pacific,H,',
    'date "46270" is the number that a spreadsheet stores for 2026-09-05; format the column as text and write the date',
  ],
  [
    '2026-09-05T23:30:00Z,7 p.m.,,Pacific,H,',
    `date "2026-09-05T23:30:00Z" is 2026-09-05 18:30 in ${central}, but time is "7 p.m."; correct one of them`,
  ],
  [
    '2026-09-05,5 p.m. local,,Pacific,A,Somewhere',
    'time "5 p.m. local" is in the zone of the place, which is unknown; fill in time_zone',
  ],
  [
    '2026-09-05,7 p.m. / 9 p.m. ET,,Pacific,H,',
    'time "7 p.m. / 9 p.m. ET" has two times that are not the same moment; write one of them, with its zone',
  ],
  [
    '2026-09-05,7 p.m. WXT,,Pacific,H,',
    'time zone "WXT" is not known; write ET, CT, MT, PT, AKT or HT',
  ],
  ['2026-09-05,1930,,Pacific,H,', 'time "1930" is not a time; write 7 p.m.'],
  ['2026-09-05,25:00,,Pacific,H,', 'time "25:00" is not a time; write 7 p.m.'],
  [
    '2026-09-05,2026-09-05 19:00,,Pacific,H,',
    'time "2026-09-05 19:00" has a date in it; write the date in its own column',
  ],
  [
    '2026-09-05,7 p.m.,Moon/Base,Pacific,H,',
    'time_zone "Moon/Base" is not known; write ET or Europe/Dublin',
  ],
])('refuses %s with its cause [CA-02]', async (row, reason) => {
  const { notes, shown } = await gameOfRow(row)
  expect(notes).toContain(`${file}:2 refused: ${reason}`)
  expect(shown).toBeNull()
})

test('says that a spreadsheet made a number of a time [CA-02]', async () => {
  expect((await gameOfRow('2026-09-05,0.75,,Pacific,H,')).notes).toEqual([
    `${file}:2 warning: time "0.75" is the number that a spreadsheet stores for 18:00; taken as 18:00; format the column as text and write the time`,
  ])
  expect([partOfDay('0.5'), partOfDay('.3125'), partOfDay('0.123456'), partOfDay('7')]).toEqual([
    '12:00',
    '07:30',
    null,
    null,
  ])
})

test.each([
  ['5 p.m. local / 11 a.m. CT', '16:00'],
  ['11 a.m. CT / 5 p.m. local', '16:00'],
  ['7 p.m. / 8 p.m. ET', '00:00'],
  ['8 p.m. ET / 7 p.m. CT', '00:00'],
  ['8 p.m. ET (7 p.m. CT)', '00:00'],
  ['8 p.m. ET/7 CT', '00:00'],
  ['7–9 p.m.', '00:00'],
  ['7-9 p.m. ET', '23:00'],
  ['11–1 p.m.', '16:00'],
  ['11 a.m.–1 p.m.', '16:00'],
  ['7:30 to 9 p.m.', '00:30'],
  ['7 p.m. Eastern Time', '23:00'],
  ['7 p.m. et', '23:00'],
  ['7p ET', '23:00'],
  ['19:00Z', '19:00'],
  ['5 p.m. BST', '16:00'],
  ['4:30 or 7 p.m. CT', '21:30'],
  ['1 p.m./8 p.m.', '18:00'],
  ["Men's 6K: 8:00 AM | Women's 6K: 8:45 AM", '13:00'],
])('starts %s at %s UTC in Central time [CA-02]', (words, clock) => {
  expect(toStart('2026-09-05', words, central).dateUtc?.slice(11, 16)).toBe(clock)
})

test.each([
  '7 ET',
  "7 o'clock",
  '20h00',
  '10 a.m. Irish time',
  '1 p.m. China Standard Time',
  '19:00 UTC+1',
  '19:00-04:00',
  'Doors 6 p.m., game 7 p.m.',
  '7 p.m. PT | 10 p.m. CT',
  '7:5 pm',
  '13 p.m.',
  '7.30 pm',
])('refuses %s, of which a part is a time [CA-02]', (words) => {
  expect(() => toStart('2026-09-05', words, central)).toThrow(`time "${words}"`)
})

test('reads two times in two zones only when they are one moment [CA-02]', () => {
  const zones = { ET: 4, CT: 5, MT: 6, PT: 7 }
  const zone = fc.constantFrom(...(Object.keys(zones) as (keyof typeof zones)[]))
  const hour = fc.integer({ min: 1, max: 11 })
  const own = fc.constantFrom(central, 'America/New_York', 'America/Los_Angeles')
  fc.assert(
    fc.property(hour, zone, hour, zone, own, (a, first, b, second, ours) => {
      fc.pre(first !== second)
      const words = `${a} p.m. ${first} / ${b} p.m. ${second}`
      if (a + zones[first] !== b + zones[second]) {
        expect(() => toStart('2026-09-05', words, ours)).toThrow('not the same moment')
        return
      }
      const at = new Date(Date.UTC(2026, 8, 5, a + 12 + zones[first]))
      expect(toStart('2026-09-05', words, ours).dateUtc).toBe(at.toISOString())
    }),
  )
})

test('knows Arizona at a game there [CA-02]', () =>
  expect(toStart('2026-09-05', '7 p.m. MST', central, 'America/Phoenix').dateUtc).toBe(
    '2026-09-06T02:00:00.000Z',
  ))

test('is the same moment whatever the offset that writes it [CA-02]', () => {
  const moment = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  })
  const zone = fc.constantFrom(central, 'America/Phoenix', 'Pacific/Honolulu', 'Asia/Tokyo')
  fc.assert(
    fc.property(moment, zone, fc.integer({ min: -11, max: 13 }), (at, own, hours) => {
      const whole = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
      const there = new Date(whole.getTime() + hours * 3_600_000).toISOString().slice(0, 19)
      const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
      const days = parseDays(`${there}${offset}`, own)!
      expect(`${days.first}T${days.clock}:00`).toBe(toLocalDateTime(whole, own))
      expect(parseDays(`${there}${offset}`)).toBeNull()
    }),
  )
})

test.each([
  ['2026-09-05 to 2026-09-07', '2026-09-05', '2026-09-07'],
  ['9/5/2026 - 9/7/2026', '2026-09-05', '2026-09-07'],
  ['Sep 5–7, 2026', '2026-09-05', '2026-09-07'],
  ['2026-09-05 (Sat)', '2026-09-05', null],
])('reads the days of %s [CA-02]', (text, first, last) =>
  expect(parseDays(text)).toMatchObject({ first, last }),
)

test.each([
  '2026-09-05x',
  '2026-09-055',
  '9/5/2026 or 9/6/2026',
  'Sep 5, 2026 tba?',
  '2026-09-05T19:00Q',
])('refuses a part of %s [CA-02]', (text) => expect(parseDays(text, central)).toBeNull())
