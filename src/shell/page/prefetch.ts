import type { QueryClient } from '@tanstack/react-query'
import { matchPath, type createBrowserRouter } from 'react-router'
import * as api from '../../contract/api.ts'
import { pickTextParams } from '../../contract/text-params.ts'
import { isInside } from '../../contract/links.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { ApiResult } from '../../data/api-result.ts'
import { apiQuery, type ApiQuery } from '../../data/api-query.ts'
import { prefetchPending } from '../../domain/constants.ts'
import { findSport } from '../../domain/sports/sport.ts'
import { isSlowConnection } from '../../platform/connection.ts'
import { routeNameAt } from '../../routes/name-at.ts'
import type { Route } from '../../routes/route.ts'
import type { Rows, SiteMap } from '../../routes/site-map.ts'

type Task = () => Promise<unknown>

/**
 * A queue with a limit of concurrent tasks. A key that is waiting or running is not added again.
 */
export function prefetchQueue(maxPending: number, failed: (key: string, error: unknown) => void) {
  const waiting = new Map<string, Task>()
  const pending = new Set<string>()
  const next = () => {
    for (const [key, task] of waiting) {
      if (pending.size >= maxPending) return
      waiting.delete(key)
      pending.add(key)
      void task()
        .catch((error: unknown) => failed(key, error))
        .finally(() => {
          pending.delete(key)
          next()
        })
    }
  }
  return (key: string, task: Task): void => {
    if (waiting.has(key) || pending.has(key)) return
    waiting.set(key, task)
    next()
  }
}

/** Milliseconds that a pointer must rest on a link. */
const rest = 65

/**
 * Prefetches the targets of links: chunk and data on hover, focus or touch; without hover the
 * chunks of visible links, but no data. At most four at once, none on a slow connection, none on or
 * for quiet pages.
 */
export function startPrefetch(
  router: ReturnType<typeof createBrowserRouter>,
  client: QueryClient,
  map: SiteMap,
): void {
  let rows = map.first
  map.rest().then(
    (rest) => {
      rows = { ...map.first, ...rest }
    },
    (error) => console.warn('Payload preload failure', 'pages', error),
  )
  const enqueue = prefetchQueue(prefetchPending, (path, error) =>
    console.warn('Payload preload failure', path, error),
  )
  const kindHere = () => (router.state.matches.at(-1)?.route.handle as Route | undefined)?.kind

  const fetchFor = (link: HTMLAnchorElement | null | undefined, withData: boolean) => {
    const path = link?.getAttribute('href') ?? ''
    if (
      !link ||
      !isInside(path) ||
      link.target ||
      link.download ||
      !navigator.onLine ||
      isSlowConnection() ||
      kindHere() === 'quiet'
    )
      return
    const { pathname, search } = link
    if (pathname === location.pathname) return
    const row = rowAt(rows, pathname)
    if (!row?.screen || row.kind === 'quiet') return
    enqueue(withData ? pathname + search : `screen ${row.path}`, async () => {
      await Promise.all([
        row.screen!(),
        ...(withData
          ? listReads(client, row, pathname, search).map((read) => client.fetchQuery(read))
          : []),
      ])
    })
  }

  // Later than the event, whose answer it would delay; not once a tap or key opens a page.
  const fetchSoon = (target: EventTarget | null, wait = 0) =>
    setTimeout(() => {
      if (router.state.navigation.state === 'idle') fetchFor(linkOf(target), true)
    }, wait)
  let resting: ReturnType<typeof setTimeout>
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(resting)
      if (pointerType === 'mouse') resting = fetchSoon(target, rest)
    },
    { passive: true },
  )
  document.addEventListener('focusin', ({ target }) => fetchSoon(target))
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse') fetchSoon(target)
    },
    { passive: true },
  )
  if (!matchMedia('(hover: hover)').matches) watchSight(router, (link) => fetchFor(link, false))
}

/** The row of the page at a path. */
export function rowAt(rows: Rows, pathname: string): Route | undefined {
  const name = routeNameAt(pathname)
  return name && rows[name]
}

const linkOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')

/** The reads of a link's page, without calls that count or need a session. */
export function listReads(
  client: QueryClient,
  row: Route,
  pathname: string,
  search: string,
): ApiQuery[] {
  const params = matchPath(row.path, pathname)?.params ?? {}
  const sports =
    client.getQueryData<ApiResult<Sport[]>>(apiQuery(api.sports, {}).queryKey)?.value ?? []
  const sport = row.sport ? findSport(sports, params[row.sport as string] ?? '') : undefined
  if (row.sport && !sport) return []
  const textParams = pickTextParams(row.textParams ?? {}, new URLSearchParams(search))
  return Object.values<ApiQuery>(
    row.reads?.({ params, sport, asked: textParams } as never) ?? {},
  ).filter((read) => !read.row.isCounter && !read.row.hidden)
}

/** Calls back for links that become visible, on each page. */
function watchSight(
  router: Parameters<typeof startPrefetch>[0],
  seen: (link: HTMLAnchorElement) => void,
): void {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      setTimeout(() => seen(target as HTMLAnchorElement))
    }
  })
  const watch = () => {
    sight.disconnect()
    for (const link of document.querySelectorAll('main a[href^="/"]')) sight.observe(link)
  }
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') requestAnimationFrame(watch)
  })
  watch()
}
