import { expect, test } from 'vitest'
import type { BreakpointImage } from '../../contract/parts.schema.ts'
import { fromWidth, widestFirst } from './promotion.ts'

const image = (breakpoint: BreakpointImage['breakpoint']): BreakpointImage => ({
  url: '/images/t/a',
  width: 800,
  height: 400,
  altText: 'A',
  caption: null,
  breakpoint,
})

test('sorts pictures widest window first, with their media query [AD-01] [NT-02]', () => {
  expect(
    widestFirst([image('xs'), image('2xl'), image('md')]).map(({ breakpoint }) => breakpoint),
  ).toEqual(['2xl', 'md', 'xs'])
  expect([fromWidth('xs'), fromWidth('md')]).toEqual([
    '(min-width: 33.75rem)',
    '(min-width: 48rem)',
  ])
})
