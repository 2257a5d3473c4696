import { useEffect, useState } from 'react'
import { copiedFor } from '../../domain/constants.ts'

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
