import { leadWord, type Score } from '../domain/games/score.ts'
import css from './marks.module.css'

/** Before a live score, how it stands: in words, because a letter reads as a result. */
export const LeadMark = ({ score }: { score: Score }) => (
  <span className={css.leadMark}>{leadWord(score)}</span>
)
