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
      const found = tokenIn(text)
      if (!found) return false
      setToken(found)
      void writeStored(tenant, key, found).then((done) => {
        if (!done) inTab.set(`fh-${key}`, found)
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
    const here = () => !left.signal.aborted
    const look = () => {
      const { hash, pathname, search } = location
      if (!tokenIn(hash)) return false
      history.replaceState(history.state, '', pathname + search)
      return give(hash)
    }
    // The same link opened again in this tab changes only the fragment.
    const onHash = () => void look()
    addEventListener('hashchange', onHash)
    if (!look()) {
      const inThisTab = inTab.get(`fh-${key}`) || null
      const waits = () => {
        if (!here()) return
        if (inThisTab) setToken((known) => known ?? inThisTab)
        else setSlow(true)
      }
      void findStoredToken(tenant, key, waits, left.signal).then((mine) => {
        if (here()) setToken((known) => known ?? mine ?? inThisTab)
      })
    }
    return () => {
      left.abort()
      removeEventListener('hashchange', onHash)
    }
  }, [tenant, key, give])
  return { token, slow, give, forget }
}
