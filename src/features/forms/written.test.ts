import { expect, test } from 'vitest'
import { written } from './written.ts'

const first = { name: '', shirt: 'M', days: [], note: '' }

test('[FM-06] what is typed while a draft is read stands, field by field, and the rest is the draft’s', () => {
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
