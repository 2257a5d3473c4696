import { expect, test } from 'vitest'
import { figure } from './figure.ts'

test('writes large figures with a comma, and nothing else differently', () => {
  expect(['2332', '-1204', '12878', '999', '356-8', '.700', '1000.5', ''].map(figure)).toEqual([
    '2,332',
    '-1,204',
    '12,878',
    '999',
    '356-8',
    '.700',
    '1000.5',
    '',
  ])
})
