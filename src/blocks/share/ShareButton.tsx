import { useEffect, useState } from 'react'
import { copiedFor } from '../../domain/constants.ts'
import { useMounted } from '../../platform/mounted.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Copies the page's URL or another text, and is true for a moment afterwards. */
function useCopied() {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (text = location.href) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Without clipboard access nothing happens.
    }
  }
  return { copied, copy }
}

/** Copies the page's URL. */
export function CopyButton({
  words,
}: {
  /** Copied instead of the page's URL. */
  words?: string
}) {
  const mounted = useMounted()
  const { copied, copy } = useCopied()
  if (!mounted) return null
  return (
    <Button kind="text" onClick={() => void copy(words)}>
      {copied && <Icon name="check" />}
      <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
    </Button>
  )
}

/**
 * Opens the device's share sheet; without one, copies the URL and says so for a moment. Hidden
 * where scripts are off.
 */
export function ShareButton() {
  const { copied, copy } = useCopied()
  const share = async () => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ title: document.title, url: location.href })
    } catch {
      // The visitor closed the share sheet.
    }
  }
  return (
    <Button kind="text" data-scripted onClick={() => void share()}>
      <Icon name="share" />
      <span aria-live="polite">{copied ? 'Copied' : 'Share'}</span>
    </Button>
  )
}
