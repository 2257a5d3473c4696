import { useState } from 'react'
import { formatBytes } from '../../domain/words/text.ts'
import { withTimeout } from '../../domain/with-timeout.ts'
import { Button } from '../../ui/Button.tsx'
import type { Storage } from './storage.ts'
import css from './SavedScreen.module.css'

/** Storage used, and whether the browser may delete it. */
export function StorageState({
  storage,
  renew,
}: {
  storage: Storage | null
  renew(): Promise<void>
}) {
  const [isRefused, setIsRefused] = useState(false)
  const ask = async () => {
    const granted = await withTimeout(() => navigator.storage.persist(), false, 20_000)
    setIsRefused(!granted)
    await renew()
  }
  return (
    <div className={css.storageState}>
      <p>
        {storage ? (
          <>
            {formatBytes(storage.usage)} of {formatBytes(storage.quota)} available storage used.
          </>
        ) : (
          'This browser does not report its available storage.'
        )}
      </p>
      {storage && storage.persisted !== null && (
        <p className="cluster">
          {storage.persisted
            ? 'Saved pages stay until you remove them.'
            : 'The browser may delete saved pages when storage is low, ' +
              'or after weeks without a visit.'}
          {!storage.persisted && (
            <Button kind="alternate" onClick={() => void ask()}>
              Keep it
            </Button>
          )}
          <span role="status">
            {isRefused
              ? 'Your browser does not allow this yet. ' +
                'Install this site or visit it more often, then try again.'
              : ''}
          </span>
        </p>
      )}
    </div>
  )
}
