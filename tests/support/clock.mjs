/**
 * The clock of a test run. Every run begins at the same moment, whatever the machine's clock and
 * time zone say: a Saturday in the football season, noon Central, on one calendar date from Hawaii
 * to UTC. Time passes as usual from there.
 *
 * Test processes, the servers they start, the pages and the service workers all use it, so a test
 * may name dates. Cookies and other things that the browser itself ages follow the machine: compare
 * those with `machineNow()`.
 */
export const runStart = Date.UTC(2026, 10, 21, 18)

/** @type {typeof globalThis & { machineDate?: DateConstructor }} */
const world = globalThis
world.machineDate ??= Date

/** The machine's time, in milliseconds. */
export const machineNow = () => /** @type {DateConstructor} */ (world.machineDate).now()

/**
 * Milliseconds between the machine's clock and this run's. The first process of a run decides; its
 * children inherit it.
 */
export const clockOffset = Number(
  (process.env['TEST_CLOCK_OFFSET'] ??= String(runStart - machineNow())),
)

/**
 * Moves the clock of this global scope by `offset` milliseconds. Self-contained: its text is also
 * run in pages and workers.
 * @param {number} offset
 */
export function shiftClock(offset) {
  const Machine = Date
  if ('shifted' in Machine) return
  const now = () => Machine.now() + offset
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length > 0 ? args : [now()],
        newTarget === globalThis.Date ? target : newTarget,
      ),
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    has: (target, key) => key === 'shifted' || Reflect.has(target, key),
  })
}

/** The script that a page or a worker runs before its own code. */
export const clockScript = `(${String(shiftClock)})(${clockOffset});`
