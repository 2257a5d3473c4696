import { useEffect, useRef } from 'react'

/**
 * The heading of a list of many pages: another page is read from its top, by those who listen and
 * by the keyboard too.
 */
export function usePageHeading(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current !== page) heading.current?.focus({ preventScroll: true })
    last.current = page
  }, [page])
  return heading
}
