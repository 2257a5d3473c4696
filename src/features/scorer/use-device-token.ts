import { useCallback, useEffect, useState } from 'react'
import { writeStored } from '../../platform/storage.ts'
import { findStoredToken } from './find-token.ts'

const shape = /fh_[\w-]{16,200}/
/** The token in pasted text: a full link or the token alone. Null without one. */
export const tokenIn = (text: string): string | null => shape.exec(text)?.[0] ?? null

/** For browsers without persistent storage. */
const inTab = {
  get: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  set: (key: string, value: string) => {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      /* for this page only */
    }
  },
}

/**
 * This device's token for a game. It comes in the fragment of a link, which is not sent to servers,
 * and is first removed from the URL. Undefined until known; `slow` when that takes a while.
 */
export function useDeviceToken(tenant: string, gameId: number) {
  const [token, setToken] = useState<string | null>()
  const [slow, setSlow] = useState(false)
  const key = `score-token-${gameId}`
  const give = useCallback(
    (text: string): boolean => {
      const pastedToken = tokenIn(text)
      if (!pastedToken) return false
      setToken(pastedToken)
      void writeStored(tenant, key, pastedToken).then((done) => {
        if (!done) inTab.set(`fh-${key}`, pastedToken)
      })
      return true
    },
    [tenant, key],
  )
  const forget = useCallback(() => {
    setToken(null)
    inTab.set(`fh-${key}`, '')
    void writeStored(tenant, key, null)
  }, [tenant, key])

  useEffect(() => {
    const left = new AbortController()
    const isMounted = () => !left.signal.aborted
    const readHash = () => {
      const { hash, pathname, search } = location
      if (!tokenIn(hash)) return false
      history.replaceState(history.state, '', pathname + search)
      return give(hash)
    }
    // The same link opened again in this tab changes only the fragment.
    const onHash = () => void readHash()
    addEventListener('hashchange', onHash)
    if (!readHash()) {
      const inThisTab = inTab.get(`fh-${key}`) || null
      const waits = () => {
        if (!isMounted()) return
        if (inThisTab) setToken((current) => current ?? inThisTab)
        else setSlow(true)
      }
      void findStoredToken(tenant, key, waits, left.signal).then((stored) => {
        if (isMounted()) setToken((current) => current ?? stored ?? inThisTab)
      })
    }
    return () => {
      left.abort()
      removeEventListener('hashchange', onHash)
    }
  }, [tenant, key, give])
  return { token, slow, give, forget }
}
