import { useState } from 'react'
import { isHalfFilled } from '../../platform/typing.ts'
import { takeNewWorker } from '../../platform/waiting-worker.ts'
import { useUpdateReady } from '../../platform/worker.ts'
import { Button } from '../../ui/Button.tsx'
import foot from '../foot/Foot.module.css'
import css from './UpdatePrompt.module.css'

/**
 * Says that a newer site is ready. It comes on the visitor's word, or with the next page that is
 * led to, never by itself.
 */
export function UpdatePrompt() {
  const ready = useUpdateReady()
  const [later, setLater] = useState(false)
  const [warned, setWarned] = useState(false)
  const shown = ready && !later
  const take = () => {
    if (!warned && isHalfFilled()) setWarned(true)
    else void takeNewWorker()
  }
  return (
    <div role="status" className={foot.row}>
      {shown && (
        <div className={`${foot.bar} ${css.prompt}`} data-theme="on-secondary">
          <p>{warned ? 'What you have typed here would be lost' : 'A new version is ready'}</p>
          <Button onClick={take}>{warned ? 'Reload all the same' : 'Reload'}</Button>
          <Button kind="text" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  )
}
