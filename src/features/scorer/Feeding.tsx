import type { HandSheet } from '../../contract/schema/hand-score.ts'
import { Button } from '../../ui/Button.tsx'
import css from './Feeding.module.css'

/**
 * Two who score one game: a stat file that came is what fans see, until somebody here says
 * otherwise.
 */
export function Feeding({
  answer,
  takeOver,
}: {
  answer: HandSheet | null
  takeOver(version: number, shown: string): void
}) {
  if (!answer || (answer.fedBy === null && !answer.word)) return null
  const { fedBy, word, published } = answer
  return (
    <div className={css.feeding} role="status">
      <p>
        {fedBy === null
          ? word
          : 'A stat file is feeding this game. What is tapped here is kept and not shown to fans, unless you take over.'}
      </p>
      {fedBy !== null && (
        <Button kind="alternate" onClick={() => takeOver(fedBy, published?.score ?? '')}>
          Take over
        </Button>
      )}
    </div>
  )
}
