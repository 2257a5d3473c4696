import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { issuerFault } from './provider.ts'

test.each([
  ['https://login.college.example', null],
  ['https://login.college.example/tenant/v2.0', null],
  ['http://localhost:4000', null],
  ['http://idp.localhost:4000/', null],
  ['login.college.example', /not a URL/],
  ['ftp://college.example', /https/],
  ['http://login.college.example', /another machine/],
  ['http://localhost.evil.example', /another machine/],
  ['https://me:secret@login.college.example', /password/],
  ['https://login.college.example/?a=1', /issuer without query/],
  ['https://login.college.example/.well-known/openid-configuration', /issuer without query/],
])('the issuer %s [RT-18]', (url, fault) => {
  if (fault === null) expect(issuerFault(url)).toBe(null)
  else expect(issuerFault(url)).toMatch(fault)
})

test('refuses an incomplete provider at start, with the missing settings [RT-18]', () => {
  const all = {
    OIDC_ISSUER: 'https://login.college.example',
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'secret',
  }
  expect(readConfig(all)).toMatchObject(all)
  expect(() => readConfig({ OIDC_ISSUER: all.OIDC_ISSUER })).toThrow(
    'OIDC_ISSUER is set without OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  )
  expect(() => readConfig({ ...all, OIDC_ISSUER: '' })).toThrow(
    'OIDC_CLIENT_ID is set without OIDC_ISSUER',
  )
  expect(() => readConfig({ ...all, OIDC_ISSUER: 'http://login.college.example' })).toThrow(
    'OIDC_ISSUER must be https for another machine',
  )
})

test('requires a secret Stripe key, and a stand-in on this machine only [FM-05]', () => {
  expect(
    readConfig({ STRIPE_SECRET_KEY: 'sk_test_abcdefgh', STRIPE_API_URL: 'http://127.0.0.1:12111' })
      .STRIPE_SECRET_KEY,
  ).toBe('sk_test_abcdefgh')
  for (const key of ['pk_live_abcdefgh', 'secret', 'sk_live_'])
    expect(() => readConfig({ STRIPE_SECRET_KEY: key })).toThrow('STRIPE_SECRET_KEY must be')
  for (const url of [
    'https://evil.example',
    'http://127.0.0.1.evil.example:80',
    'http://localhost:1/x',
  ])
    expect(() => readConfig({ STRIPE_API_URL: url })).toThrow('STRIPE_API_URL must be')
})
