import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Store } from '../../server/db/store.ts'
import { departmentWith } from '../support/department-site.ts'
import { sendForm, tokenOf } from '../support/send-form.ts'

/** The fixture department with one more form, which anyone may send. */
export const fill = departmentWith({
  'forms.yaml': '+\n- {title: Open, fields: [{type: T, title: Name, name: name}]}\n',
})
/** The fixture department has two forms of its own. */
const open = 3
const host = 'localhost'

/** A line of the table. Times in seconds. */
export type FaultRow = {
  fault: string
  acknowledged: number
  refused: number
  lost: number
  twice: number
  recovered: number
  note?: string
  /** This machine cannot make the fault; `note` says why. */
  notRun?: true
  /** A goal of this fault besides that nothing is lost. */
  reached?: boolean
}

/**
 * Visitors who send forms as a page does: each form under its key, again and again until it is
 * acknowledged. They send about 30 a second, fewer than a department accepts.
 */
export class Senders {
  #port: number
  #visitors: number
  #stopped = false
  #working: Promise<unknown> = Promise.resolve()
  #received = new EventTarget()
  /** Keys of the forms that the server has acknowledged. */
  acknowledged = new Set<string>()
  /** Answers other than an acknowledgment, and broken connections. */
  refused = 0

  constructor(port: number, visitors = 8) {
    this.#port = port
    this.#visitors = visitors
  }

  async start(): Promise<this> {
    if (!(await tokenOf(this.#port, host, `/api/v2/Forms/${open}`)))
      throw new Error('the server does not show the form')
    this.#working = Promise.all(Array.from({ length: this.#visitors }, (_, i) => this.#visit(i)))
    return this
  }

  /** Seconds until the next acknowledgment. Throws when there is none within `mostMs`. */
  async nextAcknowledged(mostMs = 60_000): Promise<number> {
    const began = performance.now()
    await once(this.#received, 'one', { signal: AbortSignal.timeout(mostMs) }).catch(() => {
      throw new Error(`no form was acknowledged within ${mostMs / 1000} s`)
    })
    return (performance.now() - began) / 1000
  }

  /** Resolves when every visitor has an answer to the last form, or has given up after 10 s. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#working
  }

  async #visit(visitor: number): Promise<void> {
    for (let count = 0; !this.#stopped; count++) {
      const form = { key: randomUUID(), answers: { name: `visitor ${visitor}` } }
      const from = `198.18.${visitor}.${count % 250}`
      for (let givesUp = Infinity; performance.now() < givesUp;) {
        const heard = await sendForm(this.#port, host, open, form, from).catch(() => null)
        if (heard && heard.status < 300) {
          this.acknowledged.add(form.key)
          this.#received.dispatchEvent(new Event('one'))
          break
        }
        if (heard && heard.status < 500 && heard.status !== 429)
          throw new Error(`${heard.status}: ${heard.text}`)
        this.refused++
        if (this.#stopped) givesUp = Math.min(givesUp, performance.now() + 10_000)
        await delay(100)
      }
      await delay(this.#visitors * 30)
    }
  }

  /** Compares what was acknowledged with what a store has. */
  async compare(
    store: Store,
  ): Promise<Pick<FaultRow, 'acknowledged' | 'refused' | 'lost' | 'twice'>> {
    const rows = [
      ...(await store.db.selectFrom('form_submission').select('key').execute()),
      ...(await store.db.selectFrom('form_suspect').select('key').execute()),
    ]
    const stored = new Set(rows.map(({ key }) => key))
    return {
      acknowledged: this.acknowledged.size,
      refused: this.refused,
      lost: [...this.acknowledged].filter((key) => !stored.has(key)).length,
      twice: rows.length - stored.size,
    }
  }
}
