import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded before the server by the benchmark only, with --expose-gc: reports the memory after
// garbage collection, and the longest stall of the event loop since the last report, in
// milliseconds.
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
const collect = (globalThis as unknown as { gc(): void }).gc
process.on('message', (ask) => {
  if (ask === 'stall') {
    process.send!(delay.max / 1e6)
    return delay.reset()
  }
  collect()
  // Again, because what finalizers released is garbage only now.
  setTimeout(() => {
    collect()
    process.send!(process.memoryUsage())
  }, 200)
})
