import { expect, test } from 'vitest'
import { blobPath } from './file-types.ts'

const store = { dataDir: '/data' }

test('stores bytes only under their tenant and the server’s own name [CA-04]', () => {
  const [picture, file] = ['0123456789abcdef', '0123456789abcdef0123456789abcdef']
  expect([
    blobPath(store, 'pictures', 'testham', picture),
    blobPath(store, 'files', 'testham', file),
  ]).toEqual([`/data/pictures/testham/${picture}`, `/data/files/testham/${file}`])
  for (const tenant of ['..', '', 'a/b', '.', 'A'])
    expect(() => blobPath(store, 'pictures', tenant, picture)).toThrow('no such picture')
  for (const sha of ['..', file, '', '../../../../x'.padEnd(16, 'a')])
    expect(() => blobPath(store, 'pictures', 'testham', sha)).toThrow('no such picture')
  expect(() => blobPath(store, 'files', 'testham', picture)).toThrow('no such file')
})
