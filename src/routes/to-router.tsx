import { useMemo, type ComponentType } from 'react'
import { useLocation, useParams, type RouteObject } from 'react-router'
import type { Sport } from '../contract/sport.schema.ts'
import type { ApiResult } from '../data/api-result.ts'
import type { ApiQuery } from '../data/api-query.ts'
import { useReads } from '../data/use-reads.ts'
import { findSport } from '../domain/sports/sport.ts'
import type { Meta } from '../contract/rendering.ts'
import type { Route } from './route.ts'
import type { Rows, SiteMap } from './site-map.ts'
import {
  pickSearchParams,
  settingsRead,
  sportsRead,
  createPageLoader,
  toReadValues,
} from './start-up.ts'

/** What a screen's frame tells the shell: metadata and age of its data. */
export type Framed = {
  row: Route
  meta: Meta | null
  answers: (ApiResult | undefined)[]
  /** An optional read failed. */
  partial: boolean
  Screen: ComponentType<Record<string, unknown>>
  props: Record<string, unknown>
}
export type Frame = ComponentType<Framed>

/**
 * Route rows → react-router routes, the same on server and browser. `sportReads` are the shell's
 * reads of a sport.
 */
export const toRouter = (
  map: SiteMap,
  rows: Rows,
  PageFrame: Frame,
  sportReads: (sport: Sport) => ApiQuery[],
): RouteObject[] =>
  Object.entries(rows).map(([id, row]) => ({
    id,
    path: row.path,
    handle: row,
    loader: createPageLoader(map, row, sportReads),
    lazy: {
      Component: async () =>
        row.screen ? screenOf(row, (await row.screen()).default, PageFrame) : NoScreen,
    },
  }))

/** Any path without a row. */
export const anyOther = (map: SiteMap, sportReads: (sport: Sport) => ApiQuery[]): RouteObject => ({
  id: 'any',
  path: '*',
  loader: createPageLoader(map, undefined, sportReads),
  Component: NoScreen,
})

/** For a placeholder: its guards redirected, or it is not found. */
const NoScreen = () => null

/** Subscribes a screen to its row's reads, so that the screen is a function of its props. */
function screenOf(row: Route, Screen: ComponentType<Record<string, unknown>>, PageFrame: Frame) {
  return function RoutedScreen() {
    const params = useParams()
    const { search } = useLocation()
    const searchParams = pickSearchParams(row, search)
    const [sports, settings] = useReads([sportsRead, settingsRead])
    const sport: Sport | undefined = row.sport
      ? findSport(sports?.data?.value ?? [], params[row.sport] ?? '')
      : undefined
    const ready = !row.sport || sport
    const reads = Object.entries<ApiQuery>(
      (ready && row.reads?.({ params, sport, asked: searchParams } as never)) || {},
    )
    const states = useReads(reads.map(([, read]) => read))
    return useMemo(() => {
      const answers = states.map((state): ApiResult | undefined => state?.data)
      // A failed call is not an empty answer: the screen must not say that there is nothing.
      const failed = reads.filter((_, i) => !answers[i])
      const values = {
        params,
        sport,
        asked: searchParams,
        unread: failed.map(([key]) => key),
        settings: settings?.data?.value ?? null,
        ...toReadValues(reads, answers),
      }
      const missing =
        !ready || !settings?.data || failed.some(([key]) => !row.optional?.includes(key))
      return (
        <PageFrame
          row={row}
          meta={missing ? null : row.meta(values as never)}
          answers={answers}
          partial={failed.length > 0}
          Screen={Screen}
          props={values}
        />
      )
      // oxlint-disable-next-line react/exhaustive-deps -- all else follows from these
    }, [params, search, sport, settings?.data, states])
  }
}
