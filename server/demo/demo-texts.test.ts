import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { cleanOpponentName } from '../../src/domain/games/game.ts'
import { demoFolder, demoTenants } from './moved-folder.ts'
import { liveGame } from './replay.ts'

type Item = Record<string, string | undefined>

const rowsOf = (path: string) =>
  papaparse.parse<Item>(readFileSync(path, 'utf8'), { header: true, skipEmptyLines: true }).data

const surname = ({ last_name: name }: Item) => name!.replace(/ (?:Jr\.|Sr\.|I{2,3}|IV)$/, '')

describe.each(demoTenants)('%s', (tenant) => {
  const folder = demoFolder(tenant)
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')

  test('gives each facility a street address, and says once since when it is used', () => {
    const facilities = parse(read('facilities.yaml')) as Item[]
    for (const { title, location, teaser, description } of facilities) {
      expect(location, title).toMatch(/^\d+ .+, .+ \d{5}$/)
      const year = /\b(?:19|20)\d\d\b/.exec(teaser!)![0]
      expect(description, title).not.toContain(year)
    }
  })

  test('says for what an award was given once', () => {
    const awards = parse(read('awards.yaml')) as Item[]
    const repeated = awards.filter(({ teaser, description }) => {
      const scores = teaser?.match(/\d[\d.]*-\d[\d.]*/g) ?? []
      return scores.some((score) => description?.includes(score))
    })
    expect(repeated).toEqual([])
  })

  test('names the meets and tournaments of the association by its letters', () => {
    const files = globSync('**/*.{yaml,csv,md}', { cwd: folder }).map(read)
    const texts = files.join('\n')
    expect(texts).toMatch(/NCSA Tournament/)
    expect(texts.match(/\bNational Tournament|\bRegional Championships/g)).toBeNull()
  })
})

test('gives each football team of the conference 12 games', () => {
  const rows = (path: string) => rowsOf(join(demoFolder('harlan'), path, 'football/2026.csv'))
  const games = [
    ...rows('conference-results').filter((row) => !row['home_score']),
    ...rows('schedules')
      .filter(({ type, result }) => type === 'R' && !result)
      .map(({ opponent }) => ({ home: 'Harlan State', away: opponent })),
  ].map(({ home, away }) => [home, away].map((school) => cleanOpponentName(school!)))
  const totals = rows('standings')
    .filter(({ us }) => !us)
    .map(({ school, overall_record: record }) => {
      const left = games.filter((schools) => schools.includes(school!)).length
      return [school, record!.split('-').reduce((sum, part) => sum + Number(part), left)]
    })
  expect(totals.filter(([, count]) => count !== 12)).toEqual([])
  expect(totals).toHaveLength(9)
})

test('gives no opponent the surname of a Heron of the sport', () => {
  const folder = demoFolder('harlan')
  const files = globSync('opponent-rosters/*/*/*.csv', { cwd: folder })
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const [, sport, season] = file.split('/')
    const herons = rowsOf(join(folder, `rosters/${sport}/${season}.csv`)).map(surname)
    const shared = rowsOf(join(folder, file)).filter((row) => herons.includes(surname(row)))
    expect(shared, file).toEqual([])
  }
})

test('names players of the live game as the roster of the opponent does', async () => {
  const file = 'opponent-rosters/football/2026/dunmere-state.csv'
  const names = rowsOf(join(demoFolder('harlan'), file)).map(
    (row) => `${row['last_name']},${row['first_name']}`,
  )
  const team = /<team [^>]*id="DUN".*?<\/team>/s.exec((await liveGame()).at(-1)!)![0]
  const played = [...team.matchAll(/<player [^>]*? name="([^",]+,[^"]+)"/g)].map(([, name]) => name)
  expect(played.length).toBeGreaterThan(30)
  expect(played.filter((name) => !names.includes(name!))).toEqual([])
})
