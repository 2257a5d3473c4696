import { useEffect, useState } from 'react'
import { copiedFor } from '../../domain/constants.ts'
import { useMounted } from '../../platform/mounted.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Gives the page to the device's own share sheet; where there is none, to the clipboard, and says so for a moment. */
export function ShareButton() {
  const mounted = useMounted()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])

  const share = async () => {
    const page = { title: document.title, url: location.href }
    try {
      if (navigator.share) return await navigator.share(page)
      await navigator.clipboard.writeText(page.url)
      setCopied(true)
    } catch {
      // The visitor closed the sheet, or the browser keeps the clipboard to itself: nothing to say.
    }
  }
  if (!mounted) return null
  return <Button kind="plain" onClick={() => void share()}><Icon name="share" /><span aria-live="polite">{copied ? 'Copied' : 'Share'}</span></Button>
}
