/** Milliseconds after the browser's online event, which comes before the connection works. */
const tries = [0, 1000, 3000]

/**
 * Calls `act` when the network is back: at once and twice again, in case the connection did not
 * work yet. The repeats vary by a quarter, so that phones in a stadium do not ask at the same time.
 * `act` checks what has arrived. Returns a function that stops.
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
