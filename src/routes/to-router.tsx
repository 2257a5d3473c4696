import { useQueries, type QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createContext, data, redirect, useLocation, useParams, type RouteObject } from 'react-router'
import * as api from '../contract/api.ts'
import { freeWords } from '../contract/free-words.ts'
import type { Sport } from '../contract/schema/sport.ts'
import type { Answer } from '../data/answer.ts'
import { answerOf, q, valueOf, type Read } from '../data/q.ts'
import { findSport } from '../domain/sport.ts'
import type { Meta } from '../contract/rendering.ts'
import type { Route } from './route.ts'

export const clientContext = createContext<QueryClient>()

/** What a screen's frame gives the shell: the words of its head and how old its data is. */
export type Framed = { row: Route; meta: Meta | null; answers: (Answer | undefined)[]; /** Some of what may be missing is. */ partial: boolean; Screen: ComponentType<Record<string, unknown>>; props: Record<string, unknown> }
export type Frame = ComponentType<Framed>

const settingsRead = q(api.settings, {})
const sportsRead = q(api.sports, {})

/** Route rows → react-router routes: the sport, then the reads, then the checks; the same on server and in the browser. `sportReads` is what the shell reads of a sport. */
export const toRouter = (rows: Record<string, Route>, PageFrame: Frame, sportReads: (sport: Sport) => Read[]): RouteObject[] => [
  ...Object.entries(rows).map(([name, row]): RouteObject => ({
    id: name,
    path: row.path,
    handle: row,
    lazy: { Component: async () => screenOf(row, (await row.screen()).default, PageFrame) },
    loader: async ({ params, request, context }) => {
      const client = context.get(clientContext)
      const settings = answerOf(client, settingsRead)
      const sport = row.sport ? findSport(await valueOf(client, sportsRead), params[row.sport] ?? '') : undefined
      if (row.sport && !sport) throw (await answerOf(client, sportsRead)) ? await notFound(rows, client) : data(null, 503)

      const asked = askedOf(row, new URL(request.url).search)
      const reads = Object.entries<Read>(row.reads?.({ params, sport, asked } as never) ?? {})
      const framing = Promise.all(sport ? sportReads(sport).map((read) => answerOf(client, read)) : [])
      const answers = await Promise.all(reads.map(([, read]) => answerOf(client, read)))
      const needed = row.needs ? answers[reads.findIndex(([key]) => key === row.needs)] : undefined
      // A failed call is undefined, not null: in a browser the screen's frame says so, a server answers 503.
      if (needed?.value === null) throw await notFound(rows, client)
      if (needed && row.canonical) {
        const right = row.canonical({ params, sport, asked, settings: (await settings)?.value, ...valuesOf(reads, answers) } as never)
        const url = new URL(request.url)
        if (url.pathname !== right) throw redirect(right + url.search, 301)
      }
      await Promise.all([settings, framing])
      return null
    },
  })),
  { id: 'any', path: '*', loader: async ({ context }) => { throw await notFound(rows, context.get(clientContext)) } },
]

const askedOf = ({ free = {} }: Route, search: string) => freeWords(free, new URLSearchParams(search))

/** What the not-found page shows is read before it is thrown, so that the server draws it whole. */
async function notFound(rows: Record<string, Route>, client: QueryClient) {
  const reads = Object.values<Read>(rows['notFound']?.reads?.({ params: {}, asked: {} } as never) ?? {})
  await Promise.all(reads.map((read) => answerOf(client, read)))
  return data(null, 404)
}

const valuesOf = (reads: [string, Read][], answers: (Answer | undefined)[]) =>
  Object.fromEntries(reads.map(([key, read], i) => [key, answers[i] ? answers[i].value : read.row.empty]))

/** Subscribes a screen to the reads of its row, so that the screen itself is a function of its props. */
function screenOf(row: Route, Screen: ComponentType<Record<string, unknown>>, PageFrame: Frame) {
  return function RoutedScreen() {
    const params = useParams()
    const asked = askedOf(row, useLocation().search)
    const [sports, settings] = useQueries({ queries: [sportsRead, settingsRead] })
    const sport: Sport | undefined = row.sport ? findSport(sports.data?.value ?? [], params[row.sport] ?? '') : undefined
    const ready = !row.sport || sport
    const reads = Object.entries<Read>((ready && row.reads?.({ params, sport, asked } as never)) || {})
    const answers = useQueries({ queries: reads.map(([, read]) => read) }).map((result) => result.data as Answer | undefined)
    // A call that failed is no answer: a screen drawn without one would say that there is nothing.
    const failed = reads.filter((_, i) => !answers[i])
    const values = { params, sport, asked, unread: failed.map(([key]) => key), settings: settings.data?.value ?? null, ...valuesOf(reads, answers) }
    const missing = !ready || !settings.data || failed.some(([key]) => !row.optional?.includes(key))
    return (
      <PageFrame row={row} meta={missing ? null : row.meta(values as never)} answers={answers} partial={failed.length > 0} Screen={Screen} props={values} />
    )
  }
}
