import css from './game.module.css'

/** A mark beside the team with the ball. The other team has its room, so that nothing moves. */
export const Possession = ({ hasBall }: { hasBall: boolean }) => (
  <span className={css.possession} data-on={hasBall || undefined} />
)
