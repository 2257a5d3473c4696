import { useEffect, useRef, useState } from 'react'
import { deleteDeviceData } from '../../data/forget-device.ts'
import { readUnsentData, formatUnsentData } from '../../data/unsent-data.ts'
import { formatBytes } from '../../domain/words/text.ts'
import { hasPage } from '../../routes/name-at.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './SettingsScreen.module.css'

const savedPath = '/saved'

/** Storage used by this site, and a button to delete it. */
export function Storage({ tenant }: { tenant: string }) {
  const [estimate, setEstimate] = useState<{ usage: number; quota: number } | null>(null)
  const [busy, setBusy] = useState(false)
  const [left, setLeft] = useState<string[]>([])
  /** What would be lost; null until known. */
  const [unsentText, setUnsentText] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({ usage = 0, quota = 0 }) => setEstimate({ usage, quota }),
      () => {},
    )
  }, [])
  const ask = () => {
    setUnsentText(null)
    dialog.current?.showModal()
    void readUnsentData(tenant).then((unsent) => setUnsentText(formatUnsentData(unsent)))
  }
  const forget = async () => {
    setBusy(true)
    const stayed = await deleteDeviceData(tenant)
    if (stayed.length === 0) return location.reload()
    setLeft(stayed)
    setBusy(false)
  }
  return (
    <div className={css.part}>
      <h3 className={css.title}>Storage</h3>
      <p className={css.partText}>
        {estimate
          ? `${formatBytes(estimate.usage)} kept on this device, ` +
            `of ${formatBytes(estimate.quota)} that the browser allows.`
          : 'Pages you visit are saved here for offline use.'}
      </p>
      <progress
        className={css.meter}
        aria-label="Storage used"
        max={estimate?.quota || 1}
        value={estimate?.usage ?? 0}
      />
      <p className={css.ways}>
        {hasPage(savedPath) && (
          <ButtonLink kind="alternate" to={savedPath}>
            View saved pages
          </ButtonLink>
        )}
        <Button kind="text" onClick={ask}>
          Delete all data on this device
        </Button>
      </p>
      <dialog ref={dialog} className={css.dialog} aria-labelledby="forget-question">
        <h2 id="forget-question" className="card-title">
          Delete all data?
        </h2>
        <p>
          Saved pages, teams, choices and consent are deleted from this device, and notifications
          are turned off.
        </p>
        <p role="status">
          {left.length > 0
            ? `Could not delete: ${left.join(', ')}. Close other tabs of this site, then try again.`
            : unsentText && (
                <>
                  <strong>{unsentText}</strong> Unsent form entries will be lost.
                </>
              )}
        </p>
        <p className={css.ways}>
          <Button disabled={busy || unsentText === null} onClick={() => void forget()}>
            Delete all data
          </Button>
          <Button kind="alternate" disabled={busy} onClick={() => dialog.current?.close()}>
            Keep it
          </Button>
        </p>
      </dialog>
    </div>
  )
}
