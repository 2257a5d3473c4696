import { Agent, request } from 'node:http'
import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'

// One reader in a thread of its own, so that the crowd beside it does not delay its clock.
type Probe = { url: string; everyMs: number }

/** Requests a page every few ms until `until` resolves. Milliseconds of each answer. */
export async function probe(work: Probe, until: Promise<unknown>): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: work })
  await once(worker, 'online')
  await until
  worker.postMessage('stop')
  const [times] = (await once(worker, 'message')) as [number[]]
  return times
}

if (parentPort) {
  const { url, everyMs } = workerData as Probe
  const agent = new Agent({ keepAlive: true })
  let over = false
  parentPort.once('message', () => (over = true))
  const times: number[] = []
  while (!over) {
    const began = performance.now()
    await new Promise<void>((done, failed) => {
      request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume().on('end', () => done())
      })
        .on('error', failed)
        .end()
    })
    times.push(performance.now() - began)
    await new Promise((wait) => setTimeout(wait, everyMs))
  }
  agent.destroy()
  parentPort.postMessage(times)
}
