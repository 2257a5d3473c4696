import type { BoxScore } from '../../contract/box-score.schema.ts'
import { parseBases } from '../../domain/games/situation.ts'
import { formatSituation } from '../../domain/games/box-score.ts'
import { CurrentField } from './Field.tsx'
import css from './Field.module.css'

/**
 * What goes on at this moment, in words and drawn from what the stat file has: the current drive of
 * a football game on its field, the runners and outs of a baseball game. Between drives and innings
 * the empty field or diamond stays, so that nothing moves.
 */
export function Situation({ box }: { box: BoxScore }) {
  const { side = null, field } = box.situation ?? {}
  const isField = field !== undefined || (box.drives?.length ?? 0) > 0
  const isDiamond = box.family === 'baseball'
  return (
    <>
      <span className="truncate">{formatSituation(box) || '\u00A0'}</span>
      {isField && (
        <CurrentField
          spot={field ?? null}
          ours={(side === 'home') === box.thisTeamIsHomeTeam}
          box={box}
        />
      )}
      {isDiamond && <Diamond {...parseBases(box.situation?.words ?? '')} />}
    </>
  )
}

/** Second base is at the top, first at the right. */
const basePositions = [
  { base: 'first', x: 52, y: 24 },
  { base: 'second', x: 36, y: 8 },
  { base: 'third', x: 20, y: 24 },
] as const

function Diamond({ outs, on }: ReturnType<typeof parseBases>) {
  return (
    <svg className={css.diamond} viewBox="0 0 72 48" aria-hidden="true">
      {basePositions.map(({ base, x, y }) => (
        <path
          key={base}
          className={css.base}
          data-on={on.includes(base) || undefined}
          d={`M${x} ${y - 8}l8 8l-8 8l-8-8z`}
        />
      ))}
      {[0, 1, 2].map((out) => (
        <circle
          key={out}
          className={css.out}
          data-on={out < outs || undefined}
          cx={24 + out * 12}
          cy={42}
          r={3.5}
        />
      ))}
    </svg>
  )
}
