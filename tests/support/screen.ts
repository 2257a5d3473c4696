import { within, type BoundFunctions, type queries } from '@testing-library/dom'
import { Window } from 'happy-dom'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll } from 'vitest'
import { createApp } from '../../server/app.ts'
import { openStore } from '../../server/db/store.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import { departmentWith, type DepartmentOptions } from './department-site.ts'
import { copyOfPrepared } from './prepared.ts'
import { wordsOf } from './render-screen.tsx'
import { builtForTest } from './upstream.ts'

/**
 * A page as sent by the server, with queries by role, label and text (Testing Library) on its main
 * part and on its whole document.
 */
export type Screen = {
  status: number
  location: string | null
  html: string
  title: string
  /** The text of the main part, in one line. */
  words: string
  main: BoundFunctions<typeof queries>
  page: BoundFunctions<typeof queries>
  document: Document
}

type Ask = { headers?: Record<string, string>; tenant?: string }
export type ScreenSite = (path: string, ask?: Ask) => Promise<Screen>

/**
 * The fixture department in this process, with these files added or in place of its own: request
 * its pages like a visitor. It is created with the first page, and closed after the file.
 */
export function screensOf(
  files?: Record<string, string>,
  options: DepartmentOptions = {},
): ScreenSite {
  let made: ReturnType<typeof make> | undefined
  afterAll(async () => (await made)?.close())
  return async (path, ask = {}) => {
    made ??= make(files, options)
    return (await made).open(path, ask)
  }
}

/** The unchanged fixture department: one for all files of a worker that only read. */
let shared: ReturnType<typeof make> | undefined
export const openScreen: ScreenSite = async (path, ask = {}) =>
  (await (shared ??= makeShared())).open(path, ask)

async function makeShared() {
  const site = await make()
  process.once('exit', () => rmSync(site.folder, { recursive: true, force: true }))
  return site
}

async function make(files?: Record<string, string>, options: DepartmentOptions = {}) {
  const folder = await copyOfPrepared('browser')
  const store = await openStore(folder)
  const tenant = files ? 'own' : 'testham'
  const host = options.hosts?.[0] ?? (files ? 'own.localhost' : 'localhost')
  if (files) await departmentWith(files, { hosts: ['own.localhost'], ...options, tenant })(store)
  const tenants = new Tenants(store, tenant, [])
  await tenants.load()
  const app = createApp({
    store,
    built: builtForTest,
    tenants,
    root: resolve(import.meta.dirname, '../..'),
    origins: () => 'http://localhost',
    report: (fault) => {
      throw fault
    },
  })
  return {
    folder,
    async open(path: string, { headers = {} }: Ask): Promise<Screen> {
      const response = await app.fetch(
        new Request(new URL(path, 'http://localhost'), {
          headers: { host, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', ...headers },
        }),
      )
      const html = await response.text()
      const window = new Window({
        url: new URL(path, 'http://localhost').href,
        settings: {
          disableJavaScriptEvaluation: true,
          disableJavaScriptFileLoading: true,
          disableCSSFileLoading: true,
        },
      })
      window.document.write(html)
      const document = window.document as unknown as Document
      const main = document.querySelector<HTMLElement>('main') ?? document.body
      return {
        status: response.status,
        location: response.headers.get('location'),
        html,
        title: document.title,
        words: wordsOf(main.innerHTML),
        main: within(main),
        page: within(document.body),
        document,
      }
    },
    async close() {
      app.hub.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
