import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { code, ownFiles } from './tree.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const sheets = ownFiles.filter((file) => file.endsWith('.css'))
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const markup = code.filter((file) => file.startsWith('src/') && !file.includes('.test.'))

const widths = { media: ['48rem', '64rem', '80rem'], container: ['30rem', '44rem', '60rem'] }

/** Conditions on a width that is not one of the six, or that are spelled another way. */
function otherWidths(text: string): string[] {
  const conditions = [...text.matchAll(/@(media|container)\b([^{]*)\{/g)].flatMap(
    ([, kind, list]) =>
      [...list!.matchAll(/\(([^()]*\b(?:width|inline-size)\b[^()]*)\)/g)].map(
        ([, one]) => [kind as keyof typeof widths, one!] as const,
      ),
  )
  const queries = [...text.matchAll(/\(((?:min|max)-width:[^)]*)\)/g)].map(
    ([, one]) => ['media', one!] as const,
  )
  return [...conditions.filter(([, one]) => !/^(?:min|max)-/.test(one)), ...queries]
    .filter(
      ([kind, one]) =>
        one.includes('inline-size') ||
        [...one.matchAll(/[\d.]+[a-z]+/g)].some(([length]) => !widths[kind].includes(length)),
    )
    .map(([, one]) => one)
}

test('the layout changes at six widths', () => {
  expect(
    [
      '@media (width >= 48rem) and (height < 20rem) {',
      '@media (64rem <= width < 81rem) {',
      '@container (inline-size >= 44rem) {',
      '@container (width < 48rem) {',
      "sizes = '(min-width: 40rem) 50vw'",
    ].map((text) => otherWidths(text).length),
  ).toEqual([0, 1, 1, 1, 1])
  expect(sheets.length).toBeGreaterThan(50)
  expect(
    [...sheets, ...markup].flatMap((file) =>
      otherWidths(read(file)).map((width) => `${file}: ${width}`),
    ),
  ).toEqual([])
})

test('global classes are declared, and primitives are used', () => {
  const declared = (file: string) =>
    [...read(file).matchAll(/^\.([\w-]+)/gm)].map(([, name]) => name!)
  const known = new Set(
    sheets
      .filter((file) => !modules.includes(file))
      .flatMap((file) => [...read(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)),
  )
  const composed = modules.flatMap((file) =>
    [...read(file).matchAll(/composes:\s*([^;]+);/g)].map(
      ([, value]) => [file, value!.replace(/\s+/g, ' ')] as const,
    ),
  )
  const named = markup.flatMap((file) =>
    [...read(file).matchAll(/\bclassName="([^"]+)"/g)].map(([, value]) => [file, value!] as const),
  )
  const uses = [
    ...composed.map(([file, value]) => [file, value.replace(/ from global$/, '')] as const),
    ...named,
  ].flatMap(([file, value]) => value.split(' ').map((name) => [file, name] as const))
  expect(composed.length).toBeGreaterThan(100)
  expect(uses.filter(([, name]) => !known.has(name)).map((use) => use.join(': '))).toEqual([])
  const used = new Set(uses.map(([, name]) => name))
  expect(declared('src/ui/primitives.css').filter((name) => !used.has(name))).toEqual([])
})

/** Selectors and declarations, in order. */
const linesOf = (file: string) =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !line.startsWith('@layer'))

test('no two sheets share ten lines', () => {
  const runs = new Map<string, Set<string>>()
  for (const file of sheets) {
    const lines = linesOf(file)
    for (let at = 0; at + 10 <= lines.length; at++) {
      const run = lines.slice(at, at + 10).join('\n')
      runs.set(run, (runs.get(run) ?? new Set()).add(file))
    }
  }
  expect(runs.size).toBeGreaterThan(1000)
  expect([...runs].filter(([, files]) => files.size > 1).map(([, files]) => [...files])).toEqual([])
})
