import { Window } from 'happy-dom'
import { createElement, useEffect, useState, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyHydrated } from './lazy-hydrated.tsx'

afterEach(() => vi.unstubAllGlobals())

test('keeps the server’s markup when the page renders again before its chunk is loaded', async () => {
  const { window, document } = new Window()
  for (const [name, value] of Object.entries({ window, document })) vi.stubGlobal(name, value)
  const container = document.createElement('div') as unknown as HTMLElement
  container.innerHTML = '<main>0<!--$--><p>Title</p><!--/$--></main>'
  const serverElement = container.querySelector('p')
  type Parts = { Title: FunctionComponent<{ text: string }> }
  const { promise, resolve } = Promise.withResolvers<Parts>()
  const { Piece } = lazyHydrated(() => promise)
  let setCount: ((count: number) => void) | undefined
  const Page = () => {
    const [count, setter] = useState(0)
    useEffect(() => {
      setCount = setter
    }, [])
    return createElement('main', {}, count, createElement(Piece, { name: 'Title', text: 'Title' }))
  }
  hydrateRoot(container, createElement(Page))
  await vi.waitFor(() => expect(setCount).toBeDefined())
  setCount!(1)
  await vi.waitFor(() => expect(container.textContent).toContain('1'))
  expect(container.textContent).toBe('1Title')
  const hydrated = vi.fn()
  const Title: Parts['Title'] = ({ text }) => {
    useEffect(hydrated, [])
    return createElement('p', {}, text)
  }
  resolve({ Title })
  await vi.waitFor(() => expect(hydrated).toHaveBeenCalled())
  expect(container.querySelector('p')).toBe(serverElement)
})
