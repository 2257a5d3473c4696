import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type createBrowserRouter } from 'react-router'
import * as api from '../../contract/api.ts'
import { freeWords } from '../../contract/free-words.ts'
import { isInside } from '../../contract/links.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { Answer } from '../../data/answer.ts'
import { apiQuery, type Read } from '../../data/api-query.ts'
import { prefetchPending } from '../../domain/constants.ts'
import { findSport } from '../../domain/sports/sport.ts'
import { isSlowLine } from '../../platform/connection.ts'
import type { Route } from '../../routes/route.ts'
import type { Rows, SiteMap } from '../../routes/site-map.ts'

type Task = () => Promise<unknown>

/**
 * Runs so many tasks at once; the others wait their turn. A key that waits or runs is not taken
 * again.
 */
export function prefetchQueue(most: number, failed: (key: string, fault: unknown) => void) {
  const waiting = new Map<string, Task>()
  const pending = new Set<string>()
  const next = () => {
    for (const [key, task] of waiting) {
      if (pending.size >= most) return
      waiting.delete(key)
      pending.add(key)
      void task()
        .catch((fault: unknown) => failed(key, fault))
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

/** Milliseconds that a pointer rests on a link before it is meant. */
const rest = 65

/**
 * Fetches what a link leads to before it is followed: screen and data when a pointer rests on it,
 * when it has the focus or a thumb comes down on it; where nothing hovers, the screens of the links
 * in sight, but no data that nobody asked for. At most four at once, none on a slow line, none on
 * or to a quiet page.
 */
export function startPrefetch(
  router: ReturnType<typeof createBrowserRouter>,
  client: QueryClient,
  map: SiteMap,
): void {
  let pages = pagesOf(map.first)
  map.rest().then(
    (rest) => {
      pages = pagesOf({ ...map.first, ...rest })
    },
    (fault) => console.warn('Payload preload failure', 'pages', fault),
  )
  const take = prefetchQueue(prefetchPending, (path, fault) =>
    console.warn('Payload preload failure', path, fault),
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
      isSlowLine() ||
      kindHere() === 'quiet'
    )
      return
    const { pathname, search } = link
    if (pathname === location.pathname) return
    const match = matchRoutes(pages, pathname)?.at(-1)
    if (!match) return
    const {
      route: { row },
      params,
    } = match
    if (!row.screen || row.kind === 'quiet') return
    take(withData ? pathname + search : `screen ${row.path}`, async () => {
      await Promise.all([
        row.screen!(),
        ...(withData
          ? readsOf(client, row, params, search).map((read) =>
              client.fetchQuery({ ...read, retry: false }),
            )
          : []),
      ])
    })
  }

  let timer: ReturnType<typeof setTimeout>
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(timer)
      const link = linkOf(target)
      if (link && pointerType === 'mouse') timer = setTimeout(() => fetchFor(link, true), rest)
    },
    { passive: true },
  )
  document.addEventListener('focusin', ({ target }) => fetchFor(linkOf(target), true))
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse') fetchFor(linkOf(target), true)
    },
    { passive: true },
  )
  if (!matchMedia('(hover: hover)').matches) watchSight(router, (link) => fetchFor(link, false))
}

/** The rows as the router's matching takes them. */
export const pagesOf = (rows: Rows) =>
  Object.entries(rows).map(([id, row]) => ({ id, path: row.path, row }))
const linkOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')

/**
 * What the page of a link will read. A call that counts is never sent before it is meant; one that
 * needs a session is not ours to send.
 */
export function readsOf(
  client: QueryClient,
  row: Route,
  params: Record<string, string | undefined>,
  search: string,
): Read[] {
  const sports =
    client.getQueryData<Answer<Sport[]>>(apiQuery(api.sports, {}).queryKey)?.value ?? []
  const sport = row.sport ? findSport(sports, params[row.sport as string] ?? '') : undefined
  if (row.sport && !sport) return []
  const asked = freeWords(row.free ?? {}, new URLSearchParams(search))
  return Object.values<Read>(row.reads?.({ params, sport, asked } as never) ?? {}).filter(
    (read) => !read.row.counts && !read.row.hidden,
  )
}

/** Tells of the links that come into sight, on each page. */
function watchSight(
  router: Parameters<typeof startPrefetch>[0],
  seen: (link: HTMLAnchorElement) => void,
): void {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      seen(target as HTMLAnchorElement)
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
