// Loaded before the server by the benchmark only, with --expose-gc: reports the memory after
// garbage collection.
const collect = (globalThis as unknown as { gc(): void }).gc
process.on('message', () => {
  collect()
  // Again, because what finalizers released is garbage only now.
  setTimeout(() => {
    collect()
    process.send!(process.memoryUsage())
  }, 200)
})
