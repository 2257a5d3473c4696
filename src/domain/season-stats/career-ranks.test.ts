import { describe, expect, it } from 'vitest'
import {
  findMilestones,
  parseYears,
  rankCareers,
  sumCareer,
  type CareerEntry,
  type KnownCareer,
} from './career-ranks.ts'

const entry = (
  name: string,
  seasons: string,
  value: number,
  through: string | null = null,
): CareerEntry => ({ name, seasons, value, through })
const career = (
  name: string,
  seasons: Record<string, number>,
  { isWhole = true, incomplete = [] as string[] } = {},
): KnownCareer<string> => ({
  person: name,
  name,
  isWhole,
  seasons: Object.entries(seasons)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([season, value]) => ({ season, value, isComplete: !incomplete.includes(season) })),
})

describe('the years of a career [RT-04]', () => {
  it.each([
    ['2009-12', [2009, 2012]],
    ['2009–2012', [2009, 2012]],
    ['2014', [2014, 2014]],
    ['1998-02', [1998, 2002]],
    ['2017, 2019-20', [2017, 2020]],
    ['four', null],
    ['2009-', null],
    ['2009-1985', null],
    ['', null],
  ])('reads %j', (text, years) => {
    expect(parseYears(text)).toEqual(years)
  })
})

describe('the total of a career [RT-04]', () => {
  it('adds the seasons after those that the list counts', () => {
    const own = career('Ada Byron', { 2025: 40, 2026: 25 }, { isWhole: false })
    expect(sumCareer(entry('Ada Byron', '2023-25', 100, '2025'), own)).toEqual({
      value: 125,
      seasons: '2023–26',
      through: null,
    })
  })

  it('is that of the list, and says so, while a later season is incomplete', () => {
    const own = career('Ada Byron', { '2025-26': 40, '2026-27': 9 }, { incomplete: ['2026-27'] })
    expect(sumCareer(entry('Ada Byron', '2024-26', 100, '2025-26'), own)).toEqual({
      value: 100,
      seasons: '2024-26',
      through: '2025-26',
    })
  })

  it('is the sum of all seasons without an entry, and unknown when one may be missing', () => {
    const seasons = { '2025-26': 40, '2026-27': 9 }
    expect(sumCareer(null, career('Ada Byron', seasons))).toEqual({
      value: 49,
      seasons: '2025–27',
      through: null,
    })
    expect(sumCareer(null, career('Ada Byron', seasons, { isWhole: false }))).toBeNull()
    expect(sumCareer(null, career('Ada Byron', seasons, { incomplete: ['2025-26'] }))).toBeNull()
  })
})

describe('ranks in the history of a program [RT-04]', () => {
  const lists = [
    entry('Al One', '2001-04', 300),
    entry('Bo Two', '2011-14', 200),
    entry('Cy Three', '2015', 100),
  ]
  const ranked = (entries: CareerEntry[], careers: KnownCareer<string>[]) =>
    rankCareers(entries, careers).map(
      ({ rank, isTied, name, value }) => `${rank}${isTied ? 't' : ''} ${name} ${value}`,
    )

  it('puts present players among the careers of the list', () => {
    const now = [career('New Ann', { 2025: 150, 2026: 50 }), career('New Bea', { 2026: 120 })]
    expect(ranked(lists, now)).toEqual([
      '1 Al One 300',
      '2t New Ann 200',
      '2t Bo Two 200',
      '4 New Bea 120',
      '5 Cy Three 100',
    ])
  })

  it('leaves out what is below the lowest career that is over', () => {
    const playing = entry('Dee Low', '2025', 10, '2025')
    expect(ranked([...lists, playing], [career('New Ann', { 2026: 99 })])).toEqual([
      '1 Al One 300',
      '2 Bo Two 200',
      '3 Cy Three 100',
    ])
    expect(rankCareers([playing], [career('Dee Low', { 2025: 10, 2026: 5 })])).toEqual([])
  })

  it('keeps namesakes of other years apart, and of two at once credits neither', () => {
    const namesake = career('Al One', { 2025: 250 })
    expect(ranked(lists, [namesake])).toContain('2 Al One 250')
    expect(ranked(lists, [namesake])).toContain('1 Al One 300')
    const playing = entry('Al One', '2024-25', 260, '2025')
    const twins = [
      career('Al One', { 2025: 40, 2026: 25 }, { isWhole: false }),
      career('Al One', { 2025: 1, 2026: 2 }, { isWhole: false }),
    ]
    expect(ranked([...lists, playing], twins)).toEqual([
      '1 Al One 300',
      '2 Al One 260',
      '3 Bo Two 200',
      '4 Cy Three 100',
    ])
  })
})

describe('milestones [RT-04]', () => {
  it('finds the game that reached the last one', () => {
    expect(findMilestones(1000, 1900, [50, 50, 400])).toEqual({
      reached: { amount: 2000, game: 1 },
      next: null,
    })
    expect(findMilestones(100, 0, [99, 101, 0])).toEqual({
      reached: { amount: 200, game: 1 },
      next: null,
    })
  })

  it('names the next when a quarter of the step or less is left', () => {
    expect(findMilestones(500, 300, [75])).toEqual({
      reached: null,
      next: { amount: 500, left: 125 },
    })
    expect(findMilestones(500, 300, [74]).next).toBeNull()
  })

  it('counts no milestone of an earlier season, and none below zero', () => {
    expect(findMilestones(1000, 1000, [10]).reached).toBeNull()
    expect(findMilestones(10, 3, [-5]).reached).toBeNull()
  })
})
