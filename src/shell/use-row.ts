import { useQuery } from '@tanstack/react-query'
import { useMatches } from 'react-router'
import * as api from '../contract/api.ts'
import type { Sport } from '../contract/sport.schema.ts'
import { apiQuery } from '../data/api-query.ts'
import { findSport } from '../domain/sports/sport.ts'
import type { Route } from '../routes/route.ts'

/** The current page: row, route name, and sport, which only the row's parameter decides. */
export function useRow(): {
  row: Route | undefined
  name: string
  sport: Sport | undefined
  params: Record<string, string | undefined>
} {
  const sports = useQuery(apiQuery(api.sports, {})).data?.value ?? []
  const { id = '', handle, params = {} } = useMatches().at(-1) ?? {}
  const row = handle as Route | undefined
  return {
    row,
    name: row?.name ?? id,
    sport: row?.sport ? findSport(sports, params[row.sport as string] ?? '') : undefined,
    params,
  }
}
