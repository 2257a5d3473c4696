import { useEffect, useState } from 'react'
import { copiedFor } from '../../domain/constants.ts'
import { useMounted } from '../../platform/mounted.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/**
 * Puts the address of the page, or other words, on the clipboard, and knows for a moment that it
 * did.
 */
export function useCopied() {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (words = location.href) => {
    try {
      await navigator.clipboard.writeText(words)
      setCopied(true)
    } catch {
      // The browser keeps the clipboard to itself: nothing to say.
    }
  }
  return { copied, copy }
}

/** The address of the page, for wherever a visitor wants to write it. */
export function CopyButton({
  words,
}: {
  /** In place of the address of the page. */
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
