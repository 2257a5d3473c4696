import { ResultMark } from '../../blocks/ResultMark.tsx'
import type { OnThisDayItem } from '../../contract/archives.schema.ts'
import { hasPage } from '../../routes/name-at.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import css from './OnThisDayScreen.module.css'

const isMark = (status: string | null): status is 'W' | 'L' | 'T' =>
  status === 'W' || status === 'L' || status === 'T'

/** A game of that day: result, opponent, box score link. */
export function GameMemory({ item: { title, url, result } }: { item: OnThisDayItem }) {
  const score = [result?.teamScore, result?.opponentScore].every(Boolean)
    ? `${result?.teamScore}–${result?.opponentScore}`
    : null
  return (
    <article className={css.game}>
      <p className={css.outcome} data-spoils={url ?? title}>
        {isMark(result?.status ?? null) && (
          <>
            <ResultMark result={result!.status as 'W'} />{' '}
          </>
        )}
        <span>{score}</span>
      </p>
      <div>
        <h3 className={css.gameTitle}>
          {url && hasPage(url) ? <CardLink to={url}>{title}</CardLink> : title}
        </h3>
        {(result?.prescore || result?.postscore) && (
          <p className="quiet">{[result.prescore, result.postscore].filter(Boolean).join(' ')}</p>
        )}
      </div>
    </article>
  )
}
