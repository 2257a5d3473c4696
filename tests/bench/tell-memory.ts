// Loaded before the server by the bench alone, with --expose-gc: tells what memory it holds after
// the rubbish is gone.
const collect = (globalThis as unknown as { gc(): void }).gc
process.on('message', () => {
  collect()
  // Once more, because what was freed by finalizers is only rubbish now.
  setTimeout(() => {
    collect()
    process.send!(process.memoryUsage())
  }, 200)
})
