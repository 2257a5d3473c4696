import { useSyncExternalStore } from 'react'
import { isStorageFull, onStorageFull, setStorageFull } from '../../platform/storage-full.ts'
import { Button } from '../../ui/Button.tsx'
import foot from '../foot/Foot.module.css'
import css from './StorageFull.module.css'

/**
 * Said when a choice counts for this page alone, because the browser does not put it away. The
 * choice itself stands.
 */
export function StorageFull() {
  const shown = useSyncExternalStore(onStorageFull, isStorageFull, () => false)
  return (
    <div role="status" className={foot.row}>
      {shown && (
        <div className={`${foot.bar} ${css.bar}`}>
          <p>
            This browser has no room for this site, or keeps nothing of it: your choice counts until
            you close or reload this page.
          </p>
          <Button kind="text" onClick={() => setStorageFull(false)}>
            OK
          </Button>
        </div>
      )}
    </div>
  )
}
