// Loaded into a server before it starts (NODE_OPTIONS=--import): on SIGUSR2 it reports the longest
// time its thread has run without yielding since the last request. In milliseconds of processor
// time, so that other load is not counted.
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
