import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../errors/Notice.tsx'

/** Shown in place of a page whose data is neither to be fetched nor kept on this device. */
export function NotSaved() {
  return (
    <Notice
      title="This page is not on your device yet"
      actions={<><Button kind="solid" onClick={() => location.reload()}>Try again</Button><ButtonLink to="/">Go to the home page</ButtonLink></>}
    >
      <p>You seem to be offline, and you have not opened this page before. Pages you have seen still open.</p>
    </Notice>
  )
}
