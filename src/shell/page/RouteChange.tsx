import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { savedAtAttribute } from '../../contract/messages.ts'
import { useMounted } from '../../platform/mounted.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/**
 * On a new page: the focus at its top and its title spoken. Another view of the same page (a sort,
 * a tab) leaves both alone.
 */
export function RouteChange() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const mounted = useMounted()
  const [words, setWords] = useState('')

  // The room that the first paint of a saved page keeps for its word is the strip's own from now
  // on.
  useEffect(() => {
    if (mounted) document.documentElement.removeAttribute(savedAtAttribute)
  }, [mounted])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setWords(document.title)
  }, [pathname])

  return (
    <VisuallyHidden>
      <span role="status" data-announcer="route">
        {words}
      </span>
    </VisuallyHidden>
  )
}
