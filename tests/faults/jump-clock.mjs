// Loaded into a server before it starts (NODE_OPTIONS=--import): at each SIGUSR2 its clock jumps by
// the next number of milliseconds in CLOCK_JUMPS.
const jumps = (process.env['CLOCK_JUMPS'] ?? '').split(',').map(Number)
let offset = 0
process.on('SIGUSR2', () => {
  offset += jumps.shift() ?? 0
})
const { now } = Date
Date.now = () => now() + offset
