import { Suspense, memo, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

/**
 * Milliseconds between attempts to load a chunk; the last is repeated. The server's markup works in
 * the meantime.
 */
const waits = [1000, 4000, 15_000]

/**
 * Components in their own chunk: `<Piece name="Footer" … />`. The server's markup stays as it is
 * until the chunk is loaded; a failed load is repeated and never breaks the page. The piece renders
 * again only with other props: a new render while its chunk is loading would make React hide the
 * server's markup.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a component of any props
export function lazyHydrated<M extends Record<string, ComponentType<any>>>(load: () => Promise<M>) {
  let loaded: M | undefined
  let coming: Promise<M> | undefined
  const ready = (): Promise<M> => (coming ??= untilLoaded(load).then((parts) => (loaded = parts)))

  type PieceProps<N extends keyof M> = { name: N; fallback?: ReactNode } & ComponentProps<M[N]>

  function Loaded<N extends keyof M>({ name, ...props }: { name: N } & object) {
    const Component = (loaded ?? use(ready()))[name] as ComponentType<object>
    return <Component {...props} />
  }

  function Piece<N extends keyof M>({ fallback, ...props }: PieceProps<N>) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return { Piece: memo(Piece) as typeof Piece, ready }
}

async function untilLoaded<M>(load: () => Promise<M>): Promise<M> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      await new Promise((done) => {
        setTimeout(done, waits[Math.min(tries, waits.length - 1)])
      })
    }
  }
}
