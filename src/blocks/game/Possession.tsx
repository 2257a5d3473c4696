import type { StatFamily } from '../../contract/box-score.schema.ts'
import css from './game.module.css'

type Props = { hasBall: boolean; family: StatFamily }

/**
 * A ball beside the team that has it: pointed in football, else round. The other team has its room,
 * so that nothing moves.
 */
export const Possession = ({ hasBall, family }: Props) => (
  <span
    className={css.possession}
    data-on={hasBall || undefined}
    data-pointed={family === 'football' || undefined}
  />
)
