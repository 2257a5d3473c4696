import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../contract/roster.schema.ts'
import { rosterSorts, parseRosterSort, sortPlayers, parseRosterView } from './roster.ts'

let ids = 0
const player = (some: Partial<Player>): Player => ({
  rosterPlayerId: ++ids,
  playerId: ids,
  firstName: 'Ada',
  lastName: 'Byron',
  jerseyNumber: '',
  positionShort: '',
  positionLong: '',
  academicYearNumber: null,
  academicYearShort: '',
  academicYearLong: '',
  heightFeet: null,
  heightInches: null,
  weight: null,
  hometown: null,
  highSchool: null,
  previousSchool: null,
  major: null,
  isCaptain: false,
  hideBio: false,
  jerseyNumberSecond: null,
  gender: null,
  pronouns: null,
  letters: null,
  hide: false,
  custom1: null,
  custom2: null,
  custom3: null,
  image: null,
  socialMedia: [],
  ...some,
})
const players = fc.array(
  fc
    .record({
      firstName: fc.oneof(fc.string(), fc.constantFrom('Ada', 'Ádá', 'Zoë')),
      lastName: fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('de Vink', 'De Vink', 'O’Rourke', 'Orourke'),
      ),
      jerseyNumber: fc.oneof(
        fc.nat(99).map(String),
        fc.constantFrom(
          '0',
          '00',
          '01',
          '',
          '-',
          'RS',
          'MGR',
          '3/34',
          '20/35 (V)',
          '15W/30M',
          '16/F',
        ),
        fc.string(),
      ),
      positionLong: fc.oneof(fc.string(), fc.constant('')),
      academicYearNumber: fc.option(fc.nat(12)),
      heightFeet: fc.option(fc.nat(7)),
      heightInches: fc.option(fc.nat(11)),
      weight: fc.option(fc.nat(350)),
      hometown: fc.option(fc.string()),
    })
    .map(player),
  { maxLength: 12 },
)

const sortedBy = (key: keyof Player, sort: (typeof rosterSorts)[number], values: unknown[]) =>
  sortPlayers(
    values.map((value) => player({ [key]: value })),
    sort,
  ).map((one) => one[key])

describe('roster order [RT-02]', () => {
  test.each(rosterSorts)('by %s: is a stable and consistent permutation', (sort) => {
    fc.assert(
      fc.property(players, fc.infiniteStream(fc.nat()), (some, dice) => {
        const sorted = sortPlayers(some, sort)
        expect(new Set(sorted)).toEqual(new Set(some))
        expect(sorted).toHaveLength(some.length)
        expect(sortPlayers(sorted, sort)).toEqual(sorted)
        // A contradiction (a before b before c before a) would misplace some pair.
        const notAfter = (a: Player, b: Player) => sortPlayers([a, b], sort)[0] === a
        for (const [i, a] of sorted.entries())
          for (const b of sorted.slice(i + 1)) expect(notAfter(a, b)).toBe(true)
        const shuffled = sortPlayers(
          some
            .map((one) => [dice.next().value, one] as const)
            .toSorted(([a], [b]) => Number(a) - Number(b))
            .map(([, one]) => one),
          sort,
        )
        for (const [i, a] of sorted.entries())
          expect(notAfter(a, shuffled[i] as Player) && notAfter(shuffled[i] as Player, a)).toBe(
            true,
          )
      }),
    )
  })

  test('keeps the given order of equal players', () => {
    const twins = [player({ rosterPlayerId: 2 }), player({ rosterPlayerId: 1 })]
    for (const sort of rosterSorts) expect(sortPlayers(twins, sort)).toEqual(twins)
  })

  test('jersey: numeric, 0 before 00, words last, blanks at the end [Q41]', () => {
    expect(
      sortedBy('jerseyNumber', 'jersey', [
        '',
        '10',
        'MGR',
        '00',
        '2',
        '0',
        '3/34',
        '01',
        '1',
        '-',
        '3',
      ]),
    ).toEqual(['0', '00', '1', '01', '2', '3', '3/34', '10', '-', 'MGR', ''])
  })

  test('name: last, then first, ignoring accents and apostrophes', () => {
    const names = [
      ['Bo', 'Öz'],
      ['Ana', 'O’Rourke'],
      ['Zoë', 'Peña'],
      ['Abe', 'Orourke'],
      ['Joost', 'de Vink'],
      ['Al', 'Dean'],
    ]
    expect(
      sortPlayers(
        names.map(([firstName, lastName]) =>
          player({ firstName: firstName ?? '', lastName: lastName ?? '' }),
        ),
        'name',
      ).map(({ firstName }) => firstName),
    ).toEqual(['Joost', 'Al', 'Abe', 'Ana', 'Bo', 'Zoë'])
  })

  test('class: by number, unknown last', () =>
    expect(sortedBy('academicYearNumber', 'class', [null, 7, 0, 12, 1])).toEqual([
      0,
      1,
      7,
      12,
      null,
    ]))
  test('weight: numeric, unknown and 0 last', () =>
    expect(sortedBy('weight', 'weight', [null, 205, 95, 0, 180])).toEqual([95, 180, 205, null, 0]))
  test('hometown: as text, blanks last', () =>
    expect(
      sortedBy('hometown', 'hometown', [null, 'Évry, France', 'Miami FL', '', 'Cary, NC']),
    ).toEqual(['Cary, NC', 'Évry, France', 'Miami FL', null, '']))

  test('height: by inches, unknown last [Q44]', () => {
    const tall = [
      [null, null],
      [6, 0],
      [5, 11],
      [0, 0],
      [6, null],
      [5, 9],
    ] as const
    expect(
      sortPlayers(
        tall.map(([heightFeet, heightInches]) => player({ heightFeet, heightInches })),
        'height',
      ).map((one) => one.heightFeet),
    ).toEqual([5, 5, 6, 6, null, 0])
  })

  test('uses the default for an invalid address', () => {
    expect([
      parseRosterSort('age'),
      parseRosterSort(null),
      parseRosterSort('height'),
      parseRosterView('x'),
      parseRosterView('table'),
    ]).toEqual(['jersey', 'jersey', 'height', 'cards', 'table'])
  })
})
