import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { code } from './tree.ts'

/** Columns of a line; the formatter leaves long texts, patterns and comments as they are. */
const maxWidth = 100
const product = code.filter((file) => /^(src|sw|server)\//.test(file) && !/\.test\./.test(file))

/** One word that no line break can divide: an address of the web, or the path of an import. */
const isIndivisible = (line: string): boolean =>
  /^\s*(?:\*|\/\/)?\s*(?:'?https?:\/\/\S+|(?:import|export) .* from '\S+')$/.test(line)

const isWide = (line: string): boolean =>
  line.replaceAll('\t', '  ').length > maxWidth && !isIndivisible(line)

describe('lines of the product', () => {
  test('are at most 100 columns wide', () => {
    expect(product.length).toBeGreaterThan(1000)
    const wide = product.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (isWide(line) ? [`${file}:${index + 1}`] : [])),
    )
    expect(wide).toEqual([])
  })

  test('may be wider when they are an address or an import', () => {
    const path = 'a/'.repeat(60)
    expect(isWide(` * https://example.com/${path}`)).toBe(false)
    expect(isWide(`import { a } from '../${path}a.ts'`)).toBe(false)
    expect(isWide(`const address = 'https://example.com/${path}'`)).toBe(true)
    expect(isWide(`\t// ${'word '.repeat(20)}`)).toBe(true)
  })
})
