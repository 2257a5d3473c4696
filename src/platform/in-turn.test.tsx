import { Window } from 'happy-dom'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { InTurn } from './in-turn.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('hydrates one part per idle period, and keeps the server’s markup meanwhile', async () => {
  const hydrated: string[] = []
  let draw: ((count: number) => void) | undefined
  const Part = ({ name }: { name: string }) => {
    useEffect(() => void hydrated.push(name), [name])
    return <p>{name}</p>
  }
  const Page = () => {
    const [count, setCount] = useState(0)
    useEffect(() => {
      draw = setCount
    }, [])
    return (
      <main>
        {count}
        <InTurn>
          <Part name="first" />
        </InTurn>
        <InTurn>
          <Part name="second" />
        </InTurn>
      </main>
    )
  }
  vi.stubEnv('SSR', true)
  const html = renderToString(<Page />)
  expect(html).toContain('<p>second</p>')

  vi.stubEnv('SSR', false)
  const { window, document } = new Window()
  const idle: (() => void)[] = []
  const stubs = { window, document, requestIdleCallback: (run: () => void) => idle.push(run) }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  const container = document.createElement('div') as unknown as HTMLElement
  container.innerHTML = html
  const served = [...container.querySelectorAll('p')]
  hydrateRoot(container, <Page />)
  await vi.waitFor(() => expect(idle).toHaveLength(1))
  expect(draw).toBeDefined()
  expect(hydrated).toEqual([])

  idle.pop()!()
  await vi.waitFor(() => expect(hydrated).toEqual(['first']))
  await vi.waitFor(() => expect(idle).toHaveLength(1))

  // A part that is drawn again before its turn is hydrated at once.
  draw!(1)
  await vi.waitFor(() => expect(hydrated).toEqual(['first', 'second']))
  await vi.waitFor(() => expect(container.textContent).toBe('1firstsecond'))
  expect([...container.querySelectorAll('p')]).toEqual(served)
})
