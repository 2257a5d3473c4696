import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** On a new page: the focus at its top and its title spoken. Another view of the same page (a sort, a tab) leaves both alone. */
export function RouteChange() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [words, setWords] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setWords(document.title)
  }, [pathname])

  return <VisuallyHidden><span role="status" data-announcer="route">{words}</span></VisuallyHidden>
}
