import type { StatFamily } from '../../contract/box-score.schema.ts'
import css from './game.module.css'

type Props = { hasBall: boolean; family: StatFamily }

/**
 * A ball beside the team that has it: brown and laced in football, else round. The other team has
 * its room, so that nothing moves.
 */
export const Possession = ({ hasBall, family }: Props) =>
  family === 'football' ? (
    <svg
      className={css.football}
      data-on={hasBall || undefined}
      viewBox="0 0 16 16"
      // Leather and laces, whatever the department's colors.
      fill="#8f4a21"
      stroke="#fff"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M1 15C.2 7 7 .2 15 1c.8 8-6 14.8-14 14z" />
      <path d="M5.2 10.8l5.6-5.6M5.7 8l2.3 2.3M8 5.7L10.3 8" />
    </svg>
  ) : (
    <span className={css.possession} data-on={hasBall || undefined} />
  )
