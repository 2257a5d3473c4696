import { useSyncExternalStore } from 'react'
import { isNotKept, onNotKept, tellNotKept } from '../../platform/not-kept.ts'
import { Button } from '../../ui/Button.tsx'
import foot from '../foot/Foot.module.css'
import css from './NotKept.module.css'

/**
 * Said when a choice counts for this page alone, because the browser does not put it away. The
 * choice itself stands.
 */
export function NotKept() {
  const shown = useSyncExternalStore(onNotKept, isNotKept, () => false)
  return (
    <div role="status" className={foot.row}>
      {shown && (
        <div className={`${foot.bar} ${css.bar}`}>
          <p>
            This browser has no room for this site, or keeps nothing of it: your choice counts until
            you close or reload this page.
          </p>
          <Button kind="text" onClick={() => tellNotKept(false)}>
            OK
          </Button>
        </div>
      )}
    </div>
  )
}
