// Loaded into a server before it starts (NODE_OPTIONS=--import): on SIGUSR2 it says how long its
// thread has worked without a turn at most since the last time it was asked. In milliseconds of the
// processor, so that whatever else a machine does is not counted.
let before = process.threadCpuUsage()
let longest = 0
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before)
  before = process.threadCpuUsage()
  longest = Math.max(longest, (user + system) / 1000)
}, 2).unref()
process.on('SIGUSR2', () => {
  process.stderr.write(`\nstall ${longest.toFixed(1)} ms\n`)
  longest = 0
})
