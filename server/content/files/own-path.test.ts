import { expect, test } from 'vitest'
import { ownPath } from './file-types.ts'

const store = { dataDir: '/data' }

test('stores bytes only under their tenant and the server’s own name [CA-04]', () => {
  const [picture, file] = ['0123456789abcdef', '0123456789abcdef0123456789abcdef']
  expect([
    ownPath(store, 'pictures', 'testham', picture),
    ownPath(store, 'files', 'testham', file),
  ]).toEqual([`/data/pictures/testham/${picture}`, `/data/files/testham/${file}`])
  for (const tenant of ['..', '', 'a/b', '.', 'A'])
    expect(() => ownPath(store, 'pictures', tenant, picture)).toThrow('no such picture')
  for (const sha of ['..', file, '', '../../../../x'.padEnd(16, 'a')])
    expect(() => ownPath(store, 'pictures', 'testham', sha)).toThrow('no such picture')
  expect(() => ownPath(store, 'files', 'testham', picture)).toThrow('no such file')
})
