import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when more rows were asked for: to the first that came. The button that asked
 * has moved away below them, or is gone with the last page; where none came, the last row has it.
 */
export function useNewRowFocus(rows: number, waiting: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current === null || waiting) return
    const row = list.current?.children[Math.min(before.current, rows - 1)]
    before.current = null
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [rows, waiting])
  return {
    list,
    expect: () => {
      before.current = rows
    },
  }
}
