import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callApi } from '../api/call-api.ts'
import type { RequestContext, Router } from '../api/router.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { encodeBody, respond } from '../http/body.ts'
import type { Built } from './built.ts'
import { drawingsVersion, iconSizes, posterSizes, shortcuts } from './icons/drawings.ts'
import { buildTheme } from '../tenant/theme.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'

/**
 * `/sw.js` while KILL_WORKER is set: a worker that replaces a broken one, deletes its caches and
 * unregisters. Browsers fetch it past their caches at the next navigation. Windows controlled by
 * the broken worker are reloaded once, except windows with unsaved input (`worker.ts`), which use
 * the network from their next page on. Later pages have no worker, so they are not reloaded again.
 */
export const unregisterWorkerScript = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  for (const key of await caches.keys()) await caches.delete(key)
  const windows = await self.clients.matchAll({ type: 'window' })
  const free = await Promise.all(windows.map(mayReload))
  // Right after each other: a worker that has been gone for a moment loads nothing any more.
  await self.registration.unregister()
  const reloads = windows.filter((_, i) => free[i])
  await Promise.all(reloads.map((one) => one.navigate(one.url).catch(() => {})))
}
function mayReload(one) {
  return new Promise((decide) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => decide(data !== 'held')
    setTimeout(() => decide(true), 1000)
    one.postMessage({ type: 'MAY_RELOAD' }, [port2])
  })
}
`

/**
 * The files that make the site an app, filled in for each tenant: manifest, worker, note of the
 * latest build.
 */
export class AppFiles {
  #store: Store
  #built: Built
  #worker: string
  #manifest: Record<string, unknown>

  constructor(store: Store, built: Built, root: string, killed: readonly string[] = []) {
    this.#store = store
    this.#built = built
    const worker = join(built.folder, 'sw.js')
    this.#worker =
      killed.includes('1') || killed.includes(built.build)
        ? unregisterWorkerScript
        : existsSync(worker)
          ? readFileSync(worker, 'utf8')
          : ''
    this.#manifest = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8')) as Record<
      string,
      unknown
    >
  }

  routes(router: Router): void {
    router.get('/manifest.webmanifest', ({ env }) =>
      this.#answer(env, 'application/manifest+json', (settings) =>
        JSON.stringify(manifestOf(this.#manifest, settings)),
      ),
    )
    router.get('/sw.js', ({ env }) =>
      this.#answer(env, 'text/javascript; charset=utf-8', (settings) => this.#workerOf(settings)),
    )
    router.get('/builds/latest.json', ({ env }) =>
      this.#answer(env, 'application/json', () => JSON.stringify({ build: this.#built.build })),
    )
  }

  /**
   * The shell's revision is the build and the tenant's configuration, so that a new color updates
   * the shell.
   */
  #workerOf(settings: SiteSettings): string {
    const revision = createHash('sha256')
      .update(this.#built.build)
      .update(JSON.stringify(settings))
      .digest('hex')
      .slice(0, 16)
    return this.#worker
      .replaceAll('__SHELL_REVISION__', revision)
      .replaceAll('__TENANT__', settings.tenant)
  }

  async #answer(
    { request, tenant }: RequestContext,
    type: string,
    make: (settings: SiteSettings) => string,
  ): Promise<Response> {
    const settings = (await callApi(
      'settings',
      new ReadContext(this.#store, tenant),
      {},
    )) as SiteSettings | null
    if (!settings)
      return new Response('This department has no content yet', {
        status: 503,
        headers: { 'cache-control': 'no-store' },
      })
    return respond(request, 200, await encodeBody(make(settings)), {
      'content-type': type,
      'cache-control': 'no-cache',
      [tenantHeader]: tenant,
    })
  }
}

/**
 * A department's manifest with its names, colors and icons. `id`, `start_url` and `scope` never
 * change, because they identify the installed app.
 */
function manifestOf(
  common: Record<string, unknown>,
  settings: SiteSettings,
): Record<string, unknown> {
  const version = drawingsVersion(settings)
  const picture = (name: string, [width, height]: readonly [number, number]) => ({
    src: `/icons/${name}-${version}.png`,
    sizes: `${width}x${height}`,
    type: 'image/png',
  })
  return {
    ...common,
    name: settings.name,
    short_name: settings.shortName,
    description: settings.seo.description,
    theme_color: settings.colours.brand,
    background_color: buildTheme(settings.colours)['--surface-dark'],
    icons: iconSizes.map(({ purpose, size }) => ({
      ...picture(`${purpose}-${size}`, [size, size]),
      purpose,
    })),
    shortcuts: shortcuts.map(({ sign, ...shortcut }) => ({
      ...shortcut,
      icons: [picture(`shortcut-${sign}`, [192, 192])],
    })),
    screenshots: (['narrow', 'wide'] as const).map((form) => ({
      ...picture(`poster-${form}`, posterSizes[form]),
      form_factor: form,
      label: `${settings.name}: live scores, schedules and rosters, even offline`,
    })),
  }
}
