import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { demoTenants, packFiles } from '../write-pack.ts'

type Row = Record<string, string>
const rows = (text: string | undefined): Row[] =>
  papaparse.parse<Row>(text ?? '', { header: true, skipEmptyLines: true }).data

describe.each(demoTenants)('[CA-04] the people of %s', { timeout: 60_000 }, (tenant) => {
  const files = packFiles(tenant, '2026-11-21')
  const list = <T>(file: string): T[] => parse(files.get(file) ?? '') as T[]
  const rosters = [...files]
    .filter(([path]) => path.startsWith('rosters/') && !path.endsWith('.staff.csv'))
    .flatMap(([, text]) => rows(text))

  test('fill the pages of a department', () => {
    expect(list('departments.yaml').length).toBeGreaterThanOrEqual(8)
    expect(list('staff.yaml').length).toBeGreaterThanOrEqual(40)
    expect(list('honors.yaml').length).toBeGreaterThanOrEqual(30)
    expect(list('all-americans.yaml').length).toBeGreaterThanOrEqual(16)
    expect(list('awards.yaml').length).toBeGreaterThanOrEqual(16)
    expect(rows(files.get('historical-roster.csv')).length).toBeGreaterThanOrEqual(300)
    expect(rows(files.get('coaching-records.csv')).length).toBeGreaterThanOrEqual(400)
  })

  test('are named once each, and everything that is named is there', () => {
    const known = new Set(rosters.map(({ person }) => person))
    for (const { playerId } of [
      ...list<{ playerId?: string }>('awards.yaml'),
      ...list<{ playerId?: string }>('all-americans.yaml'),
    ])
      if (playerId) expect(known).toContain(playerId)
    for (const { image } of [
      ...list<{ image?: { path: string } }>('staff.yaml'),
      ...list<{ image?: { path: string } }>('honors.yaml'),
    ])
      if (image) expect(files.has(image.path)).toBe(true)
    const offices = new Set(list<{ title: string }>('departments.yaml').map(({ title }) => title))
    const staff = list<{ firstName: string; lastName: string; departmentId: string }>('staff.yaml')
    for (const { departmentId } of staff) expect(offices).toContain(departmentId)
    const everybody = [
      ...staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ...rows(files.get('historical-roster.csv')).map(
        (row) => `${row['first_name']} ${row['last_name']}`,
      ),
    ]
    expect(everybody.filter((name, i) => everybody.indexOf(name) !== i)).toEqual([])
  })

  test('have texts without a slip of a template', () => {
    for (const file of [
      'staff.yaml',
      'departments.yaml',
      'honors.yaml',
      'all-americans.yaml',
      'awards.yaml',
      'people-settings.yaml',
    ])
      expect(files.get(file)).not.toMatch(/undefined|NaN|\[object|\$\{|\.\.\n/)
  })

  test('the record book and the schedule agree on the season before', () => {
    const sport =
      rows(files.get('sports.csv')).find(({ slug }) => slug === 'football') ??
      rows(files.get('sports.csv')).find(({ slug }) => slug === 'volleyball')!
    const book = rows(files.get('coaching-records.csv')).findLast(
      (row) => row['sport'] === sport['slug'],
    )!
    const played = rows(files.get(`schedules/${sport['slug']}/${book['season']}.csv`)).filter(
      ({ type }) => type !== 'S',
    )
    expect([book['wins'], book['losses']]).toEqual(
      ['W', 'L'].map((result) => String(played.filter((game) => game['result'] === result).length)),
    )
  })
})
