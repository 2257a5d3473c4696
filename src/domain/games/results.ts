import type { Meeting } from '../../contract/opponents.schema.ts'

/** Filters of a list of results, as in URLs. */
export const resultTypes = ['all', 'home', 'away', 'neutral', 'conference'] as const
export type ResultType = (typeof resultTypes)[number]
export const parseResultType = (value: string | null | undefined): ResultType =>
  resultTypes.find((type) => type === value) ?? 'all'
export const resultTypeTitles: Record<ResultType, string> = {
  all: 'All',
  home: 'Home',
  away: 'Away',
  neutral: 'Neutral',
  conference: 'Conference',
}

const locationCodes = { home: 'H', away: 'A', neutral: 'N' } as const

export const filterResults = (games: readonly Meeting[], type: ResultType): Meeting[] =>
  games.filter(
    (game) =>
      type === 'all' ||
      (type === 'conference' ? game.conference : game.locationIndicator === locationCodes[type]),
  )

/** 'W 24-17', 'T', '2nd of 12', 'Canceled': the end of a result's line. */
export function formatResult({ result, note, status }: Meeting): {
  mark: 'W' | 'L' | 'T' | null
  score: string
} {
  const mark =
    result?.status === 'W' || result?.status === 'L' || result?.status === 'T'
      ? result.status
      : null
  const score =
    result?.status !== 'N' && result?.teamScore && result.opponentScore
      ? `${result.teamScore}–${result.opponentScore}`
      : ''
  if (status === 'C' || status === 'P')
    return { mark: null, score: note ?? (status === 'C' ? 'Canceled' : 'Postponed') }
  return { mark, score }
}
