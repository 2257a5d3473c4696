import { expect, test } from 'vitest'
import { written } from './written.ts'

const first = { name: '', shirt: 'M', days: [], note: '' }

test('keeps fields typed while a draft is read, and takes the others from it [FM-06]', () => {
  const typing = { name: 'An', shirt: 'M', days: ['Monday'], note: '' }
  expect(written(first, typing)).toEqual({ name: 'An', days: ['Monday'] })
  expect({ ...first, name: 'Bea', note: 'Peanuts', ...written(first, typing) }).toEqual({
    name: 'An',
    shirt: 'M',
    days: ['Monday'],
    note: 'Peanuts',
  })
  expect(written(first, first)).toEqual({})
  expect(written({}, { name: 'An', note: undefined })).toEqual({ name: 'An' })
})
