import { expect, test } from 'vitest'
import { widest } from './viewport.ts'

test('returns the widest matching breakpoint, or sm [SH-18]', () => {
  expect(widest(() => true)).toBe('2xl')
  expect(widest((name) => name === 'xs')).toBe('xs')
  expect(widest((name) => ['xs', 'sm', 'md'].includes(name))).toBe('md')
  expect(widest(() => false)).toBe('sm')
})
