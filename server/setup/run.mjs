import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A problem that the user can fix: only its message is shown. */
export class Stop extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Node strips types itself. Without this, each Playwright process compiles a thousand files first.
 */
export const playwrightEnv = { PW_DISABLE_TS_ESM: '1' }

/**
 * Runs a command in its own process group, so that a test run that is stopped or times out also
 * ends the browsers and servers it started. `quiet` returns the output instead of printing it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, minutes?: number }} options
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run(command, args, { env = {}, quiet = false, minutes = 10 } = {}) {
  endWithProcess()
  const started = Date.now()
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    detached: true,
  })
  running.add(child)
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  let late = false
  const limit = setTimeout(() => {
    late = true
    killGroup(child, 'SIGKILL')
  }, minutes * 60_000)
  return new Promise((done) => {
    const end = (/** @type {number} */ code, /** @type {string} */ why) => {
      clearTimeout(limit)
      running.delete(child)
      if (why && !quiet) console.error(why)
      done({
        code,
        output: why ? `${output}${why}\n` : output,
        seconds: (Date.now() - started) / 1000,
      })
    }
    child.on('error', (error) => end(1, `${command}: ${error.message}`))
    child.on('close', (code, signal) =>
      end(
        code ?? 1,
        late
          ? `${command}: stopped after ${minutes} minutes`
          : signal
            ? `${command}: ended by ${signal}`
            : '',
      ),
    )
  })
}

/**
 * Ends with the exit code of a program. Of a problem that the user can fix, only the message is
 * shown.
 * @param {() => Promise<number>} program
 */
export async function exitWith(program) {
  try {
    process.exitCode = await program()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has already ended.
  }
}

let isWatching = false

/** Ends the running commands when this process gets a signal to end: Ctrl-C, for example. */
function endWithProcess() {
  if (isWatching) return
  isWatching = true
  for (const [signal, code] of /** @type {[NodeJS.Signals, number][]} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.on(signal, () => {
      for (const child of running) killGroup(child, 'SIGTERM')
      if (running.size > 0)
        console.error('\nStopped. What was not finished begins again next time.')
      process.exit(code)
    })
  }
}
