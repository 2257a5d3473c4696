// Loaded into every server that a test starts (`--import`): gives it the clock of the run, its
// answers the date of that clock, and its service worker the same clock.
import { channel } from 'node:diagnostics_channel'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { clockOffset, clockScript, shiftClock } from './clock.mjs'

shiftClock(clockOffset)

channel('http.server.request.start').subscribe((message) => {
  const { response } = /** @type {{ response: import('node:http').ServerResponse }} */ (message)
  response.setHeader('date', new Date().toUTCString())
})

const read = fs.readFileSync
fs.readFileSync = /** @type {typeof read} */ (
  (/** @type {Parameters<typeof read>} */ ...args) => {
    const contents = read(...args)
    return typeof contents === 'string' && String(args[0]).endsWith('/dist/client/sw.js')
      ? clockScript + contents
      : contents
  }
)
syncBuiltinESMExports()
