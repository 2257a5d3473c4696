import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/import-store.ts'
import { readConfig } from '../config.ts'

const fileOf = (tenants: unknown) => {
  const file = join(folderForTest(), 'tenants.json')
  writeFileSync(file, JSON.stringify(tenants))
  return file
}
const read = (env: Record<string, string>) =>
  readConfig({ TENANTS_FILE: fileOf([{ id: 'alpha', hosts: ['alpha.example'] }]), ...env })

test.each([
  'https://content.example.edu',
  'https://content.example.edu:8443/base/',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://up.localhost',
])('%s may be asked [CA-03]', (url) => {
  expect(read({ CONTENT_API_URL: url, CONTENT_API_TOKEN: 'fh_123456789' })).toMatchObject({
    CONTENT_API_URL: url,
    tenants: [{ id: 'alpha' }],
  })
})
test.each([
  ['content.example.edu', /is not a URL/],
  ['ftp://content.example.edu', /must begin with https/],
  ['https://me:secret@content.example.edu', /CONTENT_API_TOKEN/],
  ['https://me@content.example.edu', /CONTENT_API_TOKEN/],
  ['http://content.example.edu', /must be https/],
  ['http://10.0.0.7', /must be https/],
  ['http://127.0.0.1.example.edu', /must be https/],
  ['http://localhost.example.edu', /must be https/],
  ['https://content.example.edu/?a=1', /query/],
  ['https://content.example.edu/api/v2', /must not end with/],
])('%s is refused by name, without its secret [CA-03]', (url, because) => {
  expect(() => read({ CONTENT_API_URL: url })).toThrow(because)
  expect(() => read({ CONTENT_API_URL: url })).toThrow(/^CONTENT_API_URL (?!.*secret)/)
})
test('requires a list of tenants [CA-03]', () => {
  expect(() => readConfig({ CONTENT_API_URL: 'https://content.example.edu' })).toThrow(
    /^CONTENT_API_URL is set without TENANTS_FILE/,
  )
  expect(() => read({ CONTENT_API_TOKEN: 'fh_123456789' })).toThrow(
    /^CONTENT_API_TOKEN is set without CONTENT_API_URL/,
  )
  expect(() =>
    read({
      CONTENT_API_URL: 'https://content.example.edu',
      CONTENT_API_TOKEN: 'two words, or a\nline',
    }),
  ).toThrow(/^CONTENT_API_TOKEN must be a token/)
})
