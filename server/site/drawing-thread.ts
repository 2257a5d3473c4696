import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import { root } from '../root.ts'
import { readBuilt } from './built.ts'
import { drawIn, type PageAnswer } from './draw-page.ts'
import type { DrawnInThread, ServerSide, ThreadSide } from './drawing-threads.ts'
import { each, together } from './messages-together.ts'
import { ParsedTexts } from './script-text.ts'

/** A thread that draws pages. It reads nothing itself: content comes from the server's thread. */
const port = parentPort!
yieldToServer()
const built = await readBuilt(root)
await built.entry.loadScreens()
const draw = drawIn(built)
const parsed = new ParsedTexts()

const server = createBirpc<ServerSide, ThreadSide>(
  {
    async draw(id, request): Promise<DrawnInThread> {
      const rendered = await draw(request, {
        async answer(name, query): Promise<PageAnswer> {
          const { text, ...answer } = await server.answer(id, name, query)
          return { ...answer, value: parsed.get(text) }
        },
      })
      if (!('body' in rendered)) return rendered
      const { etag, br } = rendered.body
      return { ...rendered, body: { etag, br, plain: br ? null : rendered.body.plain } }
    },
  },
  {
    post: together((messages) => port.postMessage(messages)),
    on: (listener) => void port.on('message', each(listener)),
    timeout: -1,
  },
)

/**
 * Lets the server's thread go first where both want a processor: a cached page or a score does not
 * wait for a drawing. Linux alone has a priority for each thread.
 */
function yieldToServer(): void {
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1)
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Another system: all threads are equal.
  }
}
