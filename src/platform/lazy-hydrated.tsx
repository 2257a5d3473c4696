import { use, type ComponentProps, type ComponentType } from 'react'

/**
 * Milliseconds between tries to load a piece; the last is repeated. What the server drew stands and
 * works meanwhile.
 */
const waits = [1000, 4000, 15_000]

/**
 * Components in a file of their own, so that the first load does not carry them: `<Piece
 * name="Footer" … />`, inside a Suspense. Where the server drew it, its markup stays as it is until
 * the file is here; a file that does not come is asked for again, and never breaks the page.
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
    } catch (fault) {
      if (typeof document === 'undefined') throw fault
      await new Promise((done) => {
        setTimeout(done, waits[Math.min(tries, waits.length - 1)])
      })
    }
  }
}
