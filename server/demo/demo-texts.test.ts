import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { demoFolder, demoTenants } from './moved-folder.ts'

type Item = Record<string, string | undefined>

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
