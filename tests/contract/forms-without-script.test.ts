import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSubmissions } from '../../server/content/forms/submissions.ts'
import { importFolder } from '../../server/import/import-folder.ts'
import { pack } from '../support/import-store.ts'
import { sendForm, sendWritten } from '../support/send-form.ts'
import { signIn } from '../support/sign-in.ts'
import { siteOf, type Site } from '../support/upstream.ts'

const forms = `
- {title: Camp, payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name, required: true}]}
- {title: Guarded, access: protected, payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name}]}
- {title: For the team, access: hidden, payment: {amount: 12.5}, fields: [{type: T, title: Name, name: name, required: true}]}
`
const host = 'testham.localhost'
let site: Site
let cookie: string
beforeAll(async () => {
  site = await siteOf((store) => importFolder(store, 'testham', pack({ 'forms.yaml': forms })))
  cookie = await signIn(site.store)
})
afterAll(() => site.close())

async function stored(form: number): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const { answers } of readSubmissions(site.store, 'testham', form)) all.push(answers)
  return all
}
/** The headers of a browser for a form on a page without referrer. */
const unnamed = { origin: 'null', 'sec-fetch-site': 'same-origin' }

test('accepts a member’s hidden form without JavaScript [FM-06] [RT-18]', async () => {
  const sent = await sendWritten(
    site.port,
    host,
    '/hidden/form/3',
    { name: 'Kim' },
    { ...unnamed, cookie },
  )
  expect([sent.status, sent.location]).toEqual([
    303,
    expect.stringMatching(/^\/hidden\/form\/3\?sent=yes&key=/),
  ])
  expect(await stored(3)).toEqual([{ name: 'Kim' }])
  const due = await site.ask(sent.location!, host, { cookie })
  expect([due.status, due.text.includes('$12.50')]).toEqual([200, true])
  for (const headers of [
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://evil.example' },
  ]) {
    expect([
      headers,
      (
        await sendWritten(
          site.port,
          host,
          '/hidden/form/3',
          { name: 'Eve' },
          { ...headers, cookie },
        )
      ).status,
    ]).toEqual([headers, 403])
  }
  expect(await stored(3)).toHaveLength(1)
})

test('accepts any spelling of a form’s address, also with payment [FM-05]', async () => {
  const key = randomUUID()
  expect(
    (
      await sendForm(
        site.port,
        host,
        2,
        { key, access: 'protected', answers: { name: 'Ann' } },
        '203.0.113.9',
      )
    ).status,
  ).toBe(201)
  for (const path of [
    '/protected/form/2',
    '/Protected/Form/2',
    '//PROTECTED/form/2/',
    '/%70rotected/form/2',
  ]) {
    const due = await site.ask(`${path}?sent=yes&key=${key}`)
    expect([path, due.status, due.text.includes('$12.50')]).toEqual([path, 200, true])
    const pay = await site.ask(`${path}/pay?key=${key}`)
    expect([path, pay.status, pay.headers.location]).toEqual([path, 303, '/protected/form/2'])
  }
  for (const path of ['/HIDDEN/form/3', '/%48idden/Form/3/pay', '/hidden/form/3/pay']) {
    const { status, headers } = await site.ask(`${path}?sent=yes&key=${key}`)
    expect([path, status, headers.location]).toEqual([
      path,
      302,
      expect.stringMatching(/^\/login\?returnTo=%2Fhidden%2Fform%2F3/),
    ])
  }
  expect(site.reports).toEqual([])
})
