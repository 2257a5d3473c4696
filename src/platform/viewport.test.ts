import { expect, test } from 'vitest'
import { widest } from './viewport.ts'

test('[SH-18] the widest breakpoint that matches, sm where none does', () => {
  expect(widest(() => true)).toBe('2xl')
  expect(widest((name) => name === 'xs')).toBe('xs')
  expect(widest((name) => ['xs', 'sm', 'md'].includes(name))).toBe('md')
  expect(widest(() => false)).toBe('sm')
})
