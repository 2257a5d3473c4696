import { useEffect } from 'react'
import { serverReached } from '../../data/reached.ts'
import { useMounted } from '../../platform/mounted.ts'
import { savedHref } from '../../routes/links/department.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../errors/Notice.tsx'

/** Shown in place of a page that is neither to be fetched nor kept on this device: without a network, or because the server has none to give right now. */
export function NotSaved({ offline }: { /** Where it is known already. */ offline?: boolean }) {
  // Who is sent this page by a server is not offline.
  const mounted = useMounted()
  const away = offline ?? (mounted && !(navigator.onLine && serverReached()))
  // It holds nothing: it is tried again by itself when the network is back.
  useEffect(() => {
    const back = () => location.reload()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  return (
    <Notice
      title={away ? 'This page is not on your device yet' : 'This page could not be loaded'}
      actions={<><Button onClick={() => location.reload()}>Try again</Button>{away && <ButtonLink kind="alternate" to={savedHref()}>What is saved</ButtonLink>}<ButtonLink kind="alternate" to="/">Go to the home page</ButtonLink></>}
    >
      <p>{away ? 'You seem to be offline, and you have not opened this page before. Pages you have seen still open.' : 'The site has no answer for it right now. In a moment it may have one again.'}</p>
    </Notice>
  )
}
