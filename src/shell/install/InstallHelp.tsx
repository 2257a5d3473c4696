import { useEffect, useRef } from 'react'
import { CopyButton } from '../../blocks/share/ShareButton.tsx'
import { endHelp, declineInstall, useInstall } from '../../platform/install.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useOnNavigation } from '../use-on-navigation.ts'
import css from './InstallHelp.module.css'

/**
 * Instructions for iPhones and iPads, where only the visitor can add a site to the home screen.
 * In-app browsers cannot, which is explained.
 */
export function InstallHelp({ shortName }: { shortName: string }) {
  const { way } = useInstall()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useOnNavigation(() => dialog.current?.close())
  const isElsewhere = way === 'elsewhere'
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="install-title" onClose={endHelp}>
      <h2 id="install-title" className={css.title}>
        {isElsewhere ? 'First open this page in Safari' : `${shortName} on your home screen`}
      </h2>
      {isElsewhere ? <InOtherApp /> : <ByHand />}
      <p className={css.ways}>
        <Button
          autoFocus
          onClick={() => {
            declineInstall()
            dialog.current?.close()
          }}
        >
          Got it
        </Button>
        {isElsewhere && <CopyButton />}
      </p>
    </dialog>
  )
}

function ByHand() {
  return (
    <>
      <p>On iPhone and iPad, it takes three taps:</p>
      <ol role="list" className={css.steps}>
        <li>
          <span className={css.key}>
            <Icon name="share" />
          </span>
          <span>
            Tap <b>Share</b> in the browser’s toolbar. If you do not see it, tap the{' '}
            <b>three dots</b>.
          </span>
        </li>
        <li>
          <span className={css.row}>
            Add to Home Screen
            <span className={css.plus}>
              <Icon name="plus" />
            </span>
          </span>
          <span>
            Scroll down to <b>Add to Home Screen</b>. If it is missing, tap <b>More</b>.
          </span>
        </li>
        <li>
          <span className={css.add}>Add</span>
          <span>
            Tap <b>Add</b>.
          </span>
        </li>
      </ol>
      <p className="quiet">The app works offline and can send you scores.</p>
    </>
  )
}

function InOtherApp() {
  return (
    <>
      <p>Another app opened this page, and it cannot add sites to your home screen.</p>
      <ol className={css.plain}>
        <li>
          Open the menu of this window (often three dots or a compass) and choose{' '}
          <b>Open in Safari</b> or <b>Open in browser</b>.
        </li>
        <li>If there is none, copy the link and paste it into Safari.</li>
        <li>
          Then find <b>Install the app</b> at the foot of the page.
        </li>
      </ol>
    </>
  )
}
