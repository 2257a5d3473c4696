import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseClock, toStart } from './clock.ts'
import { parseDays, parseLocalDateTime } from './dates.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { parseLink, namedLink, parseHandle, parseSocialAccounts } from './link.ts'
import { personName } from './text.ts'

describe('the time of a game [CA-02]', () => {
  it.each([
    ['7 p.m.', '19:00'],
    ['7 pm', '19:00'],
    ['9:00 PM', '21:00'],
    ['7 p.m. CT', '19:00'],
    ['Noon CT', '12:00'],
    ['11:30 AM (CDT)', '11:30'],
    ['12:05 a.m.', '00:05'],
    ['1 p.m./8 p.m.', '13:00'],
    ['4:30 or 7 p.m. CT', '16:30'],
    ['Approx. 4 p.m.', '16:00'],
    ["Men's 6K: 8:00 AM | Women's 6K: 8:45 AM", '08:00'],
    ['19:30', '19:30'],
    ['12 PM', '12:00'],
    ['TBA', null],
    ['TBD', null],
    ['', null],
    ['12:00 AM', null],
    ['00:00', null],
    ['All Day', null],
    ['30 minutes after game 1', null],
    ['25:00', null],
    ['7:75 pm', null],
  ])('%j is %j [Q4]', (words, clock) => expect(parseClock(words)).toBe(clock))

  it('is midnight without a UTC time when unknown [Q2]', () => {
    expect(toStart('2026-09-05', 'TBA', 'America/Chicago')).toEqual({
      date: '2026-09-05T00:00:00',
      dateUtc: null,
      tbd: true,
      allDay: false,
    })
    expect(toStart('2026-09-05', 'All Day', 'America/Chicago')).toEqual({
      date: '2026-09-05T00:00:00',
      dateUtc: null,
      tbd: false,
      allDay: true,
    })
  })

  it('is local time in the department’s zone across every DST change [Q36] [Q37]', () => {
    expect(toStart('2026-09-05', '7 p.m.', 'America/Chicago').dateUtc).toBe(
      '2026-09-06T00:00:00.000Z',
    )
    expect(toStart('2026-11-01', '7 p.m.', 'America/Chicago').dateUtc).toBe(
      '2026-11-02T01:00:00.000Z',
    )
    expect(toStart('2026-09-05', '7 p.m.', 'America/Phoenix').dateUtc).toBe(
      '2026-09-06T02:00:00.000Z',
    )
    expect(toStart('2026-09-05', '6:30 PM MST', 'America/Phoenix')).toMatchObject({
      date: '2026-09-05T18:30:00',
      dateUtc: '2026-09-06T01:30:00.000Z',
    })
  })

  it('is converted to that zone from a named other one, and stays on its day', () => {
    expect(toStart('2026-09-05', '1 p.m. ET', 'America/Chicago')).toMatchObject({
      date: '2026-09-05T12:00:00',
      dateUtc: '2026-09-05T17:00:00.000Z',
    })
    expect(toStart('2026-09-05', '11 p.m. HST', 'America/Chicago')).toMatchObject({
      date: '2026-09-05T23:00:00',
      dateUtc: '2026-09-06T09:00:00.000Z',
    })
  })
})

describe('the day of a game [CA-02]', () => {
  it.each([
    ['2026-09-05', '2026-09-05', null],
    ['9/5/2026', '2026-09-05', null],
    ['09/05/26', '2026-09-05', null],
    ['Sep 5, 2026', '2026-09-05', null],
    ['Sep  2, 2022', '2022-09-02', null],
    ['Saturday, September 5, 2026', '2026-09-05', null],
    ['5 Sep 2026', '2026-09-05', null],
    ['10.2.21', '2021-10-02', null],
    ['Dec  2- 3, 2022', '2022-12-02', '2022-12-03'],
    ['Nov 30-Dec 2, 2026', '2026-11-30', '2026-12-02'],
    ['2/29/2024', '2024-02-29', null],
  ])('%j is %s [Q40]', (text, first, last) =>
    expect(parseDays(text)).toMatchObject({ first, last }),
  )
  it.each(['', 'soon', '2026-02-30', '2/29/2026', '13/13/2026'])('refuses %j', (text) =>
    expect(parseDays(text)).toBeNull(),
  )
  it('may include the time', () => expect(parseDays('2026-09-05 19:30')?.clock).toBe('19:30'))
})

describe('a link [CA-02]', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'vbscript:x',
    'file:///etc/passwd',
    'https://user:secret@x.example/',
    'httpx://x',
    'relative/path',
    '#x',
    'mailto:a@b.example',
  ])('refuses %j', (text) => {
    expect(parseLink(text)).toBeNull()
  })
  it('is http(s), or a path of the site', () => {
    expect(parseLink('https://x.example/a b?c=d&e')).toBe('https://x.example/a%20b?c=d&e')
    expect(parseLink('www.x.example/tickets')).toBe('https://www.x.example/tickets')
    expect(parseLink('/sports/football?x=1#y')).toBe('/sports/football?x=1#y')
  })
  it('never leads to another site when it looks like a path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', '@', ':', 'a', '%2f', '?', '#') }),
        (text) => {
          const link = parseLink(text)
          return (
            link === null ||
            /^https?:/.test(link) ||
            new URL(link, 'https://own.example').origin === 'https://own.example'
          )
        },
      ),
    )
  })
  it('takes its title before a bar, or a default; text alone is a channel', () => {
    expect(namedLink('PLN+ | https://x.example/', 'tv', 'TV')).toEqual({
      title: 'PLN+',
      url: 'https://x.example/',
    })
    expect(namedLink('https://x.example/', 'tv', 'TV')).toEqual({
      title: 'TV',
      url: 'https://x.example/',
    })
    expect(namedLink('ESPN2', 'tv', 'TV')).toEqual({ title: 'ESPN2', url: '' })
    for (const text of ['TV|javascript:x', 'javascript:x', '//evil.example'])
      expect(() => namedLink(text, 'tv', 'TV')).toThrow(/tv: .* is not a link/)
  })
})

describe('a name [CA-02]', () => {
  const whole = (text: string) => personName('', '', text)
  it.each([
    ['Joost de Vink', 'Joost', 'de Vink'],
    ['Lorenzo Maldonado de la Plata', 'Lorenzo', 'Maldonado de la Plata'],
    ['VALENZO, Lena', 'Lena', 'VALENZO'],
    ['Granger III, Leander', 'Leander', 'Granger III'],
    ['Sam Hill, Jr.', 'Sam', 'Hill Jr.'],
    ['Emilio "Milo" Mendoza', 'Emilio "Milo"', 'Mendoza'],
    ['Riley (Alba) DeSanto', 'Riley (Alba)', 'DeSanto'],
    ['Pelé', '', 'Pelé'],
  ])('%s [Q46] [Q47] [Q48]', (text, first, last) =>
    expect(whole(text)).toEqual({ first, last, captain: false }),
  )
  it('may carry the mark of a captain', () =>
    expect(whole('Perry Oakes (C)')).toEqual({ first: 'Perry', last: 'Oakes', captain: true }))
  it.each(['', ' ', '12', '-', '5\'10"'])('refuses %j [Q50]', (text) =>
    expect(whole(text)).toBeNull(),
  )
  it('matches the same school in any spelling', () => {
    expect(normalizeSchoolName('St. Brigid’s (Ore.)')).toBe(normalizeSchoolName("ST BRIGID'S ORE"))
    expect(normalizeSchoolName('Cold Spring A&T')).toBe(normalizeSchoolName('cold spring a & t'))
    expect(normalizeSchoolName('Pacific')).not.toBe(normalizeSchoolName('Pacific Lutheran'))
  })
})

describe('a social account [CA-02] [Q54]', () => {
  it.each([
    ['@ada', 'ada'],
    ['https://www.instagram.com/https://www.instagram.com/ada/', 'ada'],
    ['https://x.com/ada?s=20', 'ada'],
    ['ada', 'ada'],
    ['https://www.instagram.com/', null],
    ['', null],
    ['<b>', null],
  ])('%j is %j', (text, handle) => {
    expect(parseHandle(text)).toBe(handle)
  })
  it('of the team is not listed for a player', () => {
    expect(
      parseSocialAccounts(
        { Twitter: '@TeamFB', Instagram: 'ada' },
        { Twitter: 'teamfb', Instagram: null },
      ),
    ).toEqual([{ channel: 'Instagram', url: 'https://www.instagram.com/ada' }])
  })
})

describe('a date of a list [CA-02]', () => {
  it.each([
    ['2026-09-05', '2026-09-05T00:00:00', '2026-09-05T23:59:59'],
    ['9/5/2026', '2026-09-05T00:00:00', '2026-09-05T23:59:59'],
    ['2026-09-05T19:00', '2026-09-05T19:00:00', '2026-09-05T19:00:00'],
    ['2026-09-05T23:59:59', '2026-09-05T23:59:59', '2026-09-05T23:59:59'],
    ['Sept. 5, 2026, 7 p.m.', '2026-09-05T19:00:00', '2026-09-05T19:00:00'],
    ['2026-09-05T23:30:00Z', '2026-09-05T18:30:00', '2026-09-05T18:30:00'],
    ['2026-09-06T05:00:00Z', '2026-09-06T00:00:00', '2026-09-06T00:00:00'],
    ['2026-09-05T19:00:00-04:00', '2026-09-05T18:00:00', '2026-09-05T18:00:00'],
    ['2026-02-30', null, null],
    ['2026-09-05T25:00', null, null],
    ['9/5/2026 25:00', null, null],
    ['9/5/2026 7 p.m. ET', null, null],
    ['2026-09-05 to 2026-09-07', null, null],
    ['2026-09-05 or 2026-09-07', null, null],
    ['2026-09-051', null, null],
    ['soon', null, null],
  ])('%s', (text, start, end) => {
    const zone = 'America/Chicago'
    expect([parseLocalDateTime(text, zone), parseLocalDateTime(text, zone, 'end')]).toEqual([
      start,
      end,
    ])
  })
})
