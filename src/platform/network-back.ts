/**
 * Milliseconds after the browser's word that there is a network: it says so before the line carries
 * anything.
 */
const tries = [0, 1000, 3000]

/**
 * Acts when the network is back: at once, and twice again for a line that carried nothing yet,
 * those a quarter sooner or later so that the phones of a stadium do not ask in step. What has come
 * meanwhile is for `act` to see. Returns how to end it.
 */
export function onNetworkBack(act: () => unknown): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const back = () => {
    for (const wait of tries) {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          act()
        },
        wait * (0.75 + Math.random() / 2),
      )
      timers.add(timer)
    }
  }
  addEventListener('online', back)
  return () => {
    removeEventListener('online', back)
    timers.forEach(clearTimeout)
  }
}
