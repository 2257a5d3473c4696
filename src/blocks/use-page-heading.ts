import { useEffect, useRef } from 'react'

/** The heading of a paged list: it gets focus when the page changes. */
export function usePageHeading(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current !== page) heading.current?.focus({ preventScroll: true })
    last.current = page
  }, [page])
  return heading
}
