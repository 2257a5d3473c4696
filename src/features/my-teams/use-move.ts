import { useLayoutEffect, useRef } from 'react'

/**
 * A row that changes its place takes the focus along: on the button that was pressed, or on its
 * twin where that has come to an end.
 */
export function useMove() {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ id: number; by: -1 | 1 }>(undefined)
  useLayoutEffect(() => {
    if (!moved.current) return
    const { id, by } = moved.current
    moved.current = undefined
    const button = (one: number) =>
      list.current?.querySelector<HTMLButtonElement>(
        `[data-team="${id}"] [data-by="${one}"]:not(:disabled)`,
      )
    ;(button(by) ?? button(-by))?.focus()
  })
  return {
    list,
    keepFocus: (id: number, by: -1 | 1) => {
      moved.current = { id, by }
    },
  }
}
