import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'

const reads = new Set<{ gameId: number; key: QueryKey }>()

/** Further reads of the open page that a change of this game makes outdated. */
export const readsWithGame = (gameId: number): QueryKey[] =>
  [...reads].flatMap((read) => (read.gameId === gameId ? [read.key] : []))

/** Repeats all reads of this call with each change of a game, while the component is shown. */
export function useReadWithGame(gameId: number, path: string): void {
  useEffect(() => {
    const read = { gameId, key: [path] }
    reads.add(read)
    return () => {
      reads.delete(read)
    }
  }, [gameId, path])
}
