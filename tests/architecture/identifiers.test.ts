import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baselineFile, count, unclear } from './identifiers.ts'

test('finds unclear names where they are declared, not where they are used', () => {
  const code = `
    export const scoreOf = (one: Game, { at, told: sent }: Options) => one.at(0)
    export type Colours = { known: string }
    const { kept, ...own } = games.some((found) => found.wanted)
    try { run() } catch (fault) { log(fault) }`
  expect(unclear('a.ts', code).toSorted()).toEqual(
    ['Colours', 'export scoreOf', 'fault', 'found', 'one', 'own'].toSorted(),
  )
})

test('declares no more unclear names than before', () => {
  const before = JSON.parse(readFileSync(baselineFile, 'utf8')) as Record<string, number>
  const more = Object.entries(count())
    .filter(([word, uses]) => uses > (before[word] ?? 0))
    .map(([word, uses]) => `${word}: ${uses}, was ${before[word] ?? 0}; say what the value is`)
  expect(more).toEqual([])
})
