import { Bars } from '../../blocks/charts/Bars.tsx'
import type { CoachingSeason, CoachRecord } from '../../contract/staff.schema.ts'
import css from './shared.module.css'

/** The share of wins by season with a line at half. The figures are in the table beside it. */
export function SeasonShares({
  seasons,
  current,
  label,
}: {
  seasons: readonly CoachingSeason[]
  /** The season so far, which is not in the record book yet. */
  current?: CoachRecord['current']
  label: string
}) {
  const played: Pick<CoachingSeason, 'season' | 'winPercent'>[] = [
    ...seasons.filter(({ winPercent }) => winPercent !== '').toReversed(),
    ...(current ? [{ season: current.season, winPercent: current.overallPercentage }] : []),
  ]
  const [first, last] = [played[0], played.at(-1)]
  if (!first || !last || played.length < 2) return null
  const best = played.reduce((bestSoFar, season) =>
    Number(season.winPercent) > Number(bestSoFar.winPercent) ? season : bestSoFar,
  )
  return (
    <figure data-spoils="record">
      <figcaption className="quiet">
        Winning percentage · best season {best.winPercent} · dotted line .500
      </figcaption>
      <Bars
        label={
          `${label}, winning percentage in each season from ${first.season} to ${last.season}; ` +
          `the best was ${best.season} with ${best.winPercent}`
        }
        values={played.map(({ winPercent }) => Number(winPercent))}
        most={1}
        line={0.5}
      />
      <p className={css.caption}>
        <span>{first.season}</span>{' '}
        <span>
          {last.season}
          {current && ' so far'}
        </span>
      </p>
    </figure>
  )
}
