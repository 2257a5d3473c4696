import type { WorkerWord } from '../src/contract/messages.ts'

/**
 * Asks a window whether it holds nothing that would be lost. One that says nothing within so many
 * milliseconds sleeps, and may hold something.
 */
export function mayLeave(window: WindowClient, within: number): Promise<boolean> {
  return new Promise((decide) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => decide(data === 'free')
    setTimeout(decide, within, false)
    window.postMessage({ type: 'MAY_RELOAD' } satisfies WorkerWord, [port2])
  })
}
