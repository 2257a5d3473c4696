import { useQueries } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useLocation, useParams, type RouteObject } from 'react-router'
import type { Sport } from '../contract/schema/sport.ts'
import type { Answer } from '../data/answer.ts'
import type { Read } from '../data/q.ts'
import { findSport } from '../domain/sport.ts'
import type { Meta } from '../contract/rendering.ts'
import type { Route } from './route.ts'
import { askedOf, finderOf, settingsRead, sportsRead, startUp, valuesOf } from './start-up.ts'

/** What a screen's frame gives the shell: the words of its head and how old its data is. */
export type Framed = { row: Route; meta: Meta | null; answers: (Answer | undefined)[]; /** Some of what may be missing is. */ partial: boolean; Screen: ComponentType<Record<string, unknown>>; props: Record<string, unknown> }
export type Frame = ComponentType<Framed>

/** Route rows → react-router routes; the same on server and in the browser. `sportReads` is what the shell reads of a sport. */
export function toRouter(rows: Record<string, Route>, PageFrame: Frame, sportReads: (sport: Sport) => Read[]): RouteObject[] {
  const rowAt = finderOf(rows)
  const routes = Object.entries(rows).map(([name, row]): RouteObject => {
    const { screen } = row
    return { id: name, path: row.path, handle: row, loader: startUp(rows, row, rowAt, sportReads), ...(screen && { lazy: { Component: async () => screenOf(row, (await screen()).default, PageFrame) } }) }
  })
  return [...routes, { id: 'any', path: '*', loader: startUp(rows, undefined, rowAt, sportReads) }]
}

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
