import css from './charts.module.css'

type Props = { us: string; them: string; wins: number; losses: number; ties: number }

/** Head to head: the numbers, and one bar divided by them. */
export function SeriesBar({ us, them, wins, losses, ties }: Props) {
  const all = wins + losses + ties
  if (all === 0) return null
  const [winShare, lossShare] = [(wins / all) * 100, (losses / all) * 100]
  return (
    <div className={css.series}>
      <p className={css.seriesSide}>
        <b className={css.number}>{wins}</b> <span>{us}</span>
      </p>
      <p className={css.seriesSide} data-side="them">
        <b className={css.number}>{losses}</b> <span>{them}</span>
      </p>
      <svg
        className={css.seriesBar}
        role="img"
        aria-label={`${us} won ${wins}, ${them} ${losses}${ties ? `, ${ties} tied` : ''}`}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        height={16}
      >
        <rect className={css.ties} width={100} height={4} />
        <rect className={css.us} width={winShare} height={4} />
        <rect className={css.them} x={100 - lossShare} width={lossShare} height={4} />
      </svg>
      {ties > 0 && <p className={css.seriesTied}>{ties} tied</p>}
    </div>
  )
}
