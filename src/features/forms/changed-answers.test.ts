import { expect, test } from 'vitest'
import { changedAnswers } from './changed-answers.ts'

const first = { name: '', shirt: 'M', days: [], note: '' }

test('keeps fields typed while a draft is read, and takes the others from it [FM-06]', () => {
  const typing = { name: 'An', shirt: 'M', days: ['Monday'], note: '' }
  expect(changedAnswers(first, typing)).toEqual({ name: 'An', days: ['Monday'] })
  expect({ ...first, name: 'Bea', note: 'Peanuts', ...changedAnswers(first, typing) }).toEqual({
    name: 'An',
    shirt: 'M',
    days: ['Monday'],
    note: 'Peanuts',
  })
  expect(changedAnswers(first, first)).toEqual({})
  expect(changedAnswers({}, { name: 'An', note: undefined })).toEqual({ name: 'An' })
})
