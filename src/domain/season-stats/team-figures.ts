import type { SeasonStats } from '../../contract/season-stats.schema.ts'
import { parseAmount, formatSeconds, rounded, styled, computeRatio } from './lines.ts'
import type { FamilySpec, TeamFigure } from './columns.ts'
import { getOurTeam, getOpponentTeam, type GameBox } from './highs.ts'

/** Season totals of both teams, the score first. Figures that no file has are left out. */
export function teamFigures(spec: FamilySpec, boxes: readonly GameBox[]): SeasonStats['team'] {
  const stated = (side: typeof getOurTeam) => (key: string) =>
    boxes.flatMap((box) => side(box).totals.find((total) => total.key === key)?.value ?? [])
  const [ourValue, opponentValue] = [stated(getOurTeam), stated(getOpponentTeam)]
  const scores = (side: typeof getOurTeam) =>
    String(rounded(boxes.reduce((total, box) => total + (parseAmount(side(box).score) ?? 0), 0)))
  const figures = spec.team.flatMap((figure) => {
    const [team, opponents] = [
      figureOf(figure, ourValue, boxes.length),
      figureOf(figure, opponentValue, boxes.length),
    ]
    return team === null && opponents === null
      ? []
      : [{ key: figure.key, label: figure.label, team: team ?? '', opponents: opponents ?? '' }]
  })
  const score =
    spec.scores === null
      ? []
      : [
          {
            key: 'score',
            label: spec.scores,
            team: scores(getOurTeam),
            opponents: scores(getOpponentTeam),
          },
        ]
  return [...score, ...figures]
}

function figureOf(
  figure: TeamFigure,
  stated: (key: string) => string[],
  games: number,
): string | null {
  if (figure.kind === 'ratio') {
    const value = computeRatio(figure, (key) => (key === 'games' ? games : total(stated(key))))
    return value === null ? null : styled(value, figure.style)
  }
  const texts = stated(figure.key)
  if (texts.length === 0) return null
  if (figure.kind === 'sum') return String(total(texts) ?? 0)
  if (figure.kind === 'clock') return formatSeconds((total(texts) ?? 0) / texts.length)
  if (figure.kind === 'mean') return meanOf(texts)
  const parts = texts.map((text) => text.split('-'))
  return parts[0]!
    .map((_, i) => rounded(parts.reduce((so, part) => so + (Number(part[i]) || 0), 0)))
    .join('-')
}

/** '5-45.4' and '3-40.0': eight at 43.4 each. */
function meanOf(texts: readonly string[]): string {
  const pairs = texts.map((text) => text.split('-').map(Number))
  const count = pairs.reduce((so, [number]) => so + (number || 0), 0)
  const sum = pairs.reduce((so, [number, each]) => so + (number || 0) * (each || 0), 0)
  return `${count}-${count > 0 ? (sum / count).toFixed(1) : '0.0'}`
}

function total(texts: readonly string[]): number | null {
  const amounts = texts.map(parseAmount).filter((amount) => amount !== null)
  return amounts.length === 0 ? null : rounded(amounts.reduce((so, amount) => so + amount, 0))
}

/** Scores by period over a season. A period that only some games had (overtime) counts those. */
export function sumPeriods(boxes: readonly GameBox[]): SeasonStats['periods'] {
  const labels = boxes.reduce<string[]>(
    (longestLabels, { periodLabels }) =>
      periodLabels.length > longestLabels.length ? periodLabels : longestLabels,
    [],
  )
  if (labels.length === 0) return null
  const line = (side: typeof getOurTeam) =>
    labels.map((_, i) =>
      String(rounded(boxes.reduce((so, box) => so + (Number(side(box).scoreByPeriod[i]) || 0), 0))),
    )
  return { labels, team: line(getOurTeam), opponents: line(getOpponentTeam) }
}
