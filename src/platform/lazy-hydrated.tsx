import { use, type ComponentProps, type ComponentType } from 'react'

/**
 * Milliseconds between attempts to load a chunk; the last is repeated. The server's markup works in
 * the meantime.
 */
const waits = [1000, 4000, 15_000]

/**
 * Components in their own chunk: `<Piece name="Footer" … />` inside a Suspense. The server's markup
 * stays as it is until the chunk is loaded; a failed load is repeated and never breaks the page.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a component of any props
export function lazyHydrated<M extends Record<string, ComponentType<any>>>(load: () => Promise<M>) {
  let loaded: M | undefined
  let coming: Promise<M> | undefined
  const ready = (): Promise<M> => (coming ??= untilLoaded(load).then((parts) => (loaded = parts)))

  function Piece<N extends keyof M & string>({
    name,
    ...props
  }: { name: N } & ComponentProps<M[N]>) {
    const Drawn = (loaded ?? use(ready()))[name] as ComponentType<object>
    return <Drawn {...props} />
  }
  return { Piece, ready }
}

async function untilLoaded<M>(load: () => Promise<M>): Promise<M> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (typeof document === 'undefined') throw error
      await new Promise((done) => {
        setTimeout(done, waits[Math.min(tries, waits.length - 1)])
      })
    }
  }
}
