import { StatementSync } from 'node:sqlite'

// Loaded into a server before it starts (NODE_OPTIONS=--import): after SIGUSR2 it dies as by kill
// -9 once a form is on disk, before the answer. Which of the next fifteen is random.
let left = Infinity
let stores = false
process.on('SIGUSR2', () => {
  left = 1 + Math.floor(Math.random() * 15)
})

const { run } = StatementSync.prototype
/** @type {(this: StatementSync, ...values: any[]) => any} */
function noted(...values) {
  const done = Reflect.apply(run, this, values)
  if (this.sourceSQL.startsWith('insert into "form_submission"')) stores = true
  if (this.sourceSQL === 'commit') {
    if (stores && --left === 0) process.kill(process.pid, 'SIGKILL')
    stores = false
  }
  return done
}
StatementSync.prototype.run = noted
