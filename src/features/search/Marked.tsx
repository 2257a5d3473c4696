import { marked } from '../../domain/search/marked.ts'
import css from './Marked.module.css'

/** A text with the words in it that were searched for. It is text, whatever it holds. */
export function Marked({ text, words }: { text: string; words: string }) {
  return marked(text, words).map((piece, i) =>
    piece.found ? (
      <mark key={i} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
