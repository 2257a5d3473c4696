import { useMounted } from '../../platform/mounted.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCopied } from './use-copied.ts'

/**
 * Gives the page to the device's own share sheet; where there is none, to the clipboard, and says
 * so for a moment.
 */
export function ShareButton() {
  const mounted = useMounted()
  const { copied, copy } = useCopied()
  const share = async () => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ title: document.title, url: location.href })
    } catch {
      // The visitor closed the sheet: nothing to say.
    }
  }
  if (!mounted) return null
  return (
    <Button kind="text" onClick={() => void share()}>
      <Icon name="share" />
      <span aria-live="polite">{copied ? 'Copied' : 'Share'}</span>
    </Button>
  )
}
