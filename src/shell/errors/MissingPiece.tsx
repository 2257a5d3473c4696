import { useEffect, useState } from 'react'
import { reloadOnce, serverAnswers } from '../../platform/missing-chunk.ts'
import { NotSaved } from '../page/NotSaved.tsx'
import css from './ErrorScreen.module.css'

/**
 * A page whose piece of the program did not come: its document is loaded anew, once; after that, or
 * without a network, it says what it is.
 */
export function MissingPiece() {
  const [answers, setAnswers] = useState<boolean>()
  useEffect(() => {
    void serverAnswers().then((yes) => {
      if (!yes || !reloadOnce()) setAnswers(yes)
    })
  }, [])
  return answers === undefined ? <div className={css.pending} /> : <NotSaved offline={!answers} />
}
