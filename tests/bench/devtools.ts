import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A tab, or with `fresh` one in a separate browser context. */
export type Tab = {
  send(method: string, params?: object): Promise<unknown>
  on(event: string, listener: (params: never) => void): void
  /** Runs a function in the page; it sees only its argument. */
  run<T, Given>(work: (given: Given) => T | Promise<T>, given: Given): Promise<T>
  /** Runs it in every page before its own scripts. */
  before(work: () => void): Promise<void>
  /** Resolves with the load event. */
  open(url: string): Promise<void>
  close(): Promise<void>
}
export type Browser = { tab(options?: { fresh?: boolean }): Promise<Tab>; close(): Promise<void> }

// A headless user agent is treated as a crawler.
const agent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/**
 * Opens the machine's Chromium on a profile, without a library: Playwright attaches to every
 * starting worker and delays it, and the start of a worker is timed here.
 */
export async function openBrowser(program: string, profile: string): Promise<Browser> {
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child = spawn(
    program,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--window-size=1280,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--user-agent=${agent}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const gone = new Promise((done) => child.once('exit', done))
  const socket = new WebSocket(await addressIn(portFile))
  await new Promise((done, failed) => {
    socket.onopen = done
    socket.onerror = () => failed(new Error('Chromium does not accept a connection'))
  })

  let asked = 0
  const waiting = new Map<number, (answer: Message) => void>()
  const listeners = new Map<string, ((params: never) => void)[]>()
  socket.onclose = () => {
    for (const answer of waiting.values()) answer({ error: { message: 'Chromium is gone' } })
  }
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else
      for (const listener of listeners.get(`${message.sessionId} ${message.method}`) ?? [])
        listener(message.params as never)
  }
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<unknown>((done, failed) => {
      const id = ++asked
      waiting.set(id, ({ error, result }) => {
        waiting.delete(id)
        if (error) failed(new Error(`${method}: ${error.message}`))
        else done(result)
      })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })

  return {
    async tab({ fresh = false } = {}) {
      const context = fresh
        ? ((await send('Target.createBrowserContext')) as { browserContextId: string })
        : {}
      // A separate window; one behind another is never painted.
      const { targetId } = (await send('Target.createTarget', {
        url: 'about:blank',
        newWindow: true,
        ...context,
      })) as { targetId: string }
      const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as {
        sessionId: string
      }
      const loaded = new Set<string>()
      const tab: Tab = {
        send: (method, params) => send(method, params, sessionId),
        on: (event, listener) => {
          listeners.set(`${sessionId} ${event}`, [
            ...(listeners.get(`${sessionId} ${event}`) ?? []),
            listener,
          ])
        },
        run: async (work, given) => {
          const expression = `(${work.toString()})(${JSON.stringify(given)})`
          const { result, exceptionDetails } = (await tab.send('Runtime.evaluate', {
            expression,
            awaitPromise: true,
            returnByValue: true,
          })) as {
            result: { value: unknown }
            exceptionDetails?: { exception?: { description?: string } }
          }
          if (exceptionDetails)
            throw new Error(`in the page: ${exceptionDetails.exception?.description}`)
          return result.value as never
        },
        before: async (work) => {
          await tab.send('Page.addScriptToEvaluateOnNewDocument', {
            source: `(${work.toString()})()`,
          })
        },
        open: async (url) => {
          const { loaderId, errorText } = (await tab.send('Page.navigate', { url })) as {
            loaderId: string
            errorText?: string
          }
          if (errorText) throw new Error(`${url}: ${errorText}`)
          for (
            const until = Date.now() + 20_000;
            !loaded.has(loaderId);
            await new Promise((wait) => setTimeout(wait, 5))
          )
            if (Date.now() > until) throw new Error(`${url} did not load`)
        },
        close: async () => {
          await send('Target.closeTarget', { targetId })
        },
      }
      tab.on('Page.lifecycleEvent', ({ name, loaderId }: { name: string; loaderId: string }) => {
        if (name === 'load') loaded.add(loaderId)
      })
      await tab.send('Page.enable')
      await tab.send('Page.setLifecycleEventsEnabled', { enabled: true })
      return tab
    },
    close: async () => {
      // The browser may exit before it answers.
      await send('Browser.close').catch(() => {})
      await gone
    },
  }
}

type Message = {
  id?: number
  sessionId?: string
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/** Chromium writes its debugging address into its profile. */
async function addressIn(file: string): Promise<string> {
  for (
    const until = Date.now() + 20_000;
    Date.now() < until;
    await new Promise((wait) => setTimeout(wait, 20))
  ) {
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (port && path) return `ws://127.0.0.1:${port}${path}`
  }
  throw new Error('Chromium did not start')
}
