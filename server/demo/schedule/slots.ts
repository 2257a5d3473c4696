import type { SportCode } from '../art/sport-code.ts'

export type SlotKind = 'conference' | 'regular' | 'exhibition' | 'postseason'

/**
 * A place in a season before anybody knows the opponent. Days count from the anchor Saturday of the
 * season's year.
 */
export interface Slot {
  day: number
  kind: SlotKind
  /** Slots of one series meet the same opponent in the same place. */
  series: string
  neutral?: boolean
  home?: boolean
  doubleheader?: 1 | 2
  tournament?: string
  /** Further days the event lasts. */
  lasts?: number
  /** No opponent is known yet; this is what the schedule prints. */
  placeholder?: string
}

export const weekdayOffset = { tue: -4, wed: -3, thu: -2, fri: -1, sat: 0, sun: 1 } as const
type Weekday = keyof typeof weekdayOffset

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
const at = (week: number, day: Weekday) => week * 7 + weekdayOffset[day]
const single = (week: number, day: Weekday, kind: SlotKind, extra: Partial<Slot> = {}): Slot => ({
  day: at(week, day),
  kind,
  series: `${kind}/${week}/${day}`,
  ...extra,
})

const football = (): Slot[] => [
  ...range(-11, -9).map((week) => single(week, 'sat', 'regular')),
  ...[-8, -7, -6, -4, -3, -2, -1, 0, 1].map((week) => single(week, 'sat', 'conference')),
  single(3, 'sat', 'postseason', { neutral: true, placeholder: 'Championship Game' }),
]

const volleyball = (): Slot[] => [
  single(-14, 'sat', 'exhibition', { home: true }),
  ...range(-13, -11).flatMap((week) => [
    ...(['fri', 'sat'] as const).map((day) =>
      single(week, day, 'regular', {
        neutral: week !== -12,
        home: week === -12,
        tournament: tournamentOf(week),
      }),
    ),
    single(week, 'sat', 'regular', {
      series: `late/${week}`,
      neutral: week !== -12,
      home: week === -12,
      tournament: tournamentOf(week),
    }),
  ]),
  ...range(-10, -2).flatMap((week) => [
    single(week, 'wed', 'conference'),
    single(week, 'sat', 'conference'),
  ]),
  ...range(1, 1).flatMap((week) => [
    single(week, 'thu', 'conference'),
    single(week, 'sat', 'conference'),
  ]),
  single(3, 'fri', 'postseason', { neutral: true, placeholder: 'Quarterfinals' }),
]

const tournamentOf = (week: number) =>
  (['Season Opener Invitational', 'Founders Classic', 'Harvest Challenge'] as const)[
    Math.abs(week + 13) % 3
  ] as string

const soccer = (): Slot[] => [
  single(-14, 'sat', 'exhibition', { home: true }),
  ...range(-13, -10).flatMap((week) => [
    single(week, 'thu', 'regular'),
    single(week, 'sun', 'regular'),
  ]),
  ...range(-9, -5)
    .flatMap((week) => [single(week, 'thu', 'conference'), single(week, 'sun', 'conference')])
    .slice(0, 9),
  single(-3, 'sun', 'postseason', { home: true, tournament: 'Conference Championship' }),
  single(-2, 'thu', 'postseason', { neutral: true, tournament: 'Conference Championship' }),
]

const basketball = (): Slot[] => [
  single(-3, 'tue', 'exhibition', { home: true }),
  ...[-2, -1, 0].flatMap((week) => [
    single(week, 'wed', 'regular'),
    single(week, 'sat', 'regular'),
  ]),
  ...(['thu', 'fri', 'sun'] as const).map((day) =>
    single(1, day, 'regular', {
      neutral: true,
      tournament: 'Island Shootout',
      ...(day === 'thu' ? {} : { placeholder: day === 'fri' ? 'TBA' : 'TBD' }),
    }),
  ),
  ...[2, 3, 4].map((week) => single(week, 'sat', 'regular')),
  ...range(6, 14)
    .flatMap((week) => [single(week, 'wed', 'conference'), single(week, 'sat', 'conference')])
    .slice(0, 16),
  single(16, 'thu', 'postseason', {
    neutral: true,
    placeholder: 'First Round',
    tournament: 'Conference Championship',
  }),
]

const baseball = (): Slot[] => [
  ...[-20, -19].map((week) => single(week, 'sat', 'exhibition', { home: true })),
  ...range(0, 3).flatMap((week) => [
    single(week, 'fri', 'regular', { series: `open/${week}` }),
    single(week, 'sat', 'regular', { series: `open/${week}` }),
    single(week, 'sun', 'regular', { series: `open/${week}` }),
  ]),
  ...range(4, 12).flatMap((week) => {
    const series = `league/${week}`
    const twice = week % 3 === 0
    return [
      single(week, 'fri', 'conference', { series }),
      single(week, 'sat', 'conference', { series, ...(twice ? { doubleheader: 1 as const } : {}) }),
      twice
        ? single(week, 'sat', 'conference', { series, doubleheader: 2 })
        : single(week, 'sun', 'conference', { series }),
    ]
  }),
  ...[4, 6, 8, 10].map((week) => single(week, 'tue', 'regular')),
  ...(['thu', 'fri', 'sat'] as const).map((day) =>
    single(14, day, 'postseason', { neutral: true, tournament: 'Conference Championship' }),
  ),
]

const softball = (): Slot[] => [
  ...range(0, 2).flatMap((week) => [
    single(week, 'fri', 'regular', { neutral: true, tournament: tournamentOf(week) }),
    single(week, 'sat', 'regular', { neutral: true, tournament: tournamentOf(week) }),
    single(week, 'sat', 'regular', {
      neutral: true,
      tournament: tournamentOf(week),
      series: `late/${week}`,
    }),
  ]),
  ...range(3, 11).flatMap((week) => {
    const series = `league/${week}`
    return [
      single(week, 'sat', 'conference', { series, doubleheader: 1 }),
      single(week, 'sat', 'conference', { series, doubleheader: 2 }),
      single(week, 'sun', 'conference', { series }),
    ]
  }),
  ...[5, 9].map((week) => single(week, 'tue', 'regular')),
  ...(['thu', 'fri'] as const).map((day) =>
    single(13, day, 'postseason', { neutral: true, tournament: 'Conference Championship' }),
  ),
]

const lacrosse = (): Slot[] => [
  single(-19, 'sun', 'exhibition', { home: true }),
  ...range(0, 3).flatMap((week) => [
    single(week, 'sat', 'regular'),
    ...(week % 2 === 0 ? [] : [single(week, 'tue', 'regular')]),
  ]),
  ...range(4, 12).map((week) => single(week, week % 2 === 0 ? 'sat' : 'fri', 'conference')),
  single(14, 'fri', 'postseason', { home: true, tournament: 'Conference Championship' }),
]

const tennis = (): Slot[] => [
  single(-20, 'fri', 'regular', {
    neutral: true,
    lasts: 2,
    placeholder: 'Prairie Fall Invitational',
    series: 'field',
  }),
  ...range(0, 4).map((week) => single(week, 'sat', 'regular')),
  ...range(5, 9)
    .flatMap((week) => [single(week, 'fri', 'conference'), single(week, 'sun', 'conference')])
    .slice(0, 9),
]

/** Meets of many schools: no opponent, a name and a placing. */
const meets = (weeks: readonly number[], names: readonly string[], lasts: number): Slot[] =>
  weeks.map((week, i) =>
    single(week, lasts > 0 ? 'fri' : 'sat', i === weeks.length - 1 ? 'postseason' : 'regular', {
      neutral: i % 3 !== 0,
      home: i % 3 === 0,
      lasts,
      placeholder: names[i % names.length] as string,
      series: `field/${week}`,
    }),
  )

const swimming = (): Slot[] => [
  ...[-6, -4, -2].map((week) => single(week, 'sat', 'regular')),
  ...meets([3, 14], ['Frostbite Invitational', 'Conference Championships'], 2),
  ...range(6, 10).map((week) => single(week, 'sat', 'conference')),
]

const wrestling = (): Slot[] => [
  ...meets([-3, -1, 4], ['Gold Pan Open', 'Timberline Open', 'High Country Duals'], 0),
  ...[1, 2].map((week) => single(week, 'fri', 'regular')),
  ...range(6, 13).map((week) => single(week, 'thu', 'conference')),
]

const builders: Partial<Record<SportCode, () => Slot[]>> = {
  football,
  wvball: volleyball,
  wsoc: soccer,
  msoc: soccer,
  fhockey: soccer,
  mbball: basketball,
  wbball: basketball,
  baseball,
  softball,
  wlax: lacrosse,
  mlax: lacrosse,
  wten: tennis,
  mten: tennis,
  wswim: swimming,
  mswim: swimming,
  wrestling,
  wcross: () =>
    meets(
      [-12, -10, -8, -6, -3],
      [
        'Otter Creek Opener',
        'Bur Oak Classic',
        'Gravel Road Invitational',
        'Pre-Championship 8K | 6K',
        'Conference Championships',
      ],
      0,
    ),
  mgolf: () =>
    meets(
      [-22, -20, -17, 1, 3, 6, 9, 11],
      [
        'Sandhill Classic',
        'Silver Dollar Invitational',
        'Red Mesa Challenge',
        'Cactus Wren Classic',
        'Windmill Invitational',
        'Pinyon Cup',
        'Aspen Grove Cup',
        'Conference Championship',
      ],
      1,
    ),
  track: () =>
    meets(
      [0, 2, 4, 6, 8, 10, 12],
      [
        'Switchback Opener',
        'Altitude Invitational',
        'Thin Air Relays',
        'Copper Bowl Meet',
        'Twilight Distance Carnival',
        'Last Chance Meet',
        'Conference Championships',
      ],
      1,
    ),
}

export const slotsOf = (code: SportCode): Slot[] =>
  (builders[code] ?? soccer)().toSorted((a, b) => a.day - b.day)
