import type { Game } from '../contract/game.schema.ts'
import css from './marks.module.css'
import { ResultMark, resultLabels } from './ResultMark.tsx'

/** What the result marks of these games mean: parts of a legend. */
export function ResultLegend({ games }: { games: readonly Pick<Game, 'result'>[] }) {
  return (['W', 'L', 'T'] as const)
    .filter((mark) => games.some(({ result }) => result?.status === mark))
    .map((mark) => (
      <span key={mark} className={css.resultLegend} data-spoils-part>
        <ResultMark result={mark} /> {resultLabels[mark]}
      </span>
    ))
}
