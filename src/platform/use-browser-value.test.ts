import { Window } from 'happy-dom'
import { createElement, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useBrowserValue } from './use-browser-value.ts'

afterEach(() => vi.unstubAllGlobals())

/** A component with a value of the browser: what it drew, and its text right after its effects. */
function setUp(serverHtml: string) {
  const { window, document } = new Window()
  for (const [name, value] of Object.entries({ window, document })) vi.stubGlobal(name, value)
  const container = document.createElement('div') as unknown as HTMLElement
  container.innerHTML = serverHtml
  const drawings: string[] = []
  let afterEffects: string | undefined
  const Value = () => {
    const value = useBrowserValue(
      () => () => {},
      () => 'browser',
      () => 'server',
    )
    drawings.push(value)
    useEffect(() => {
      queueMicrotask(() => {
        afterEffects ??= container.textContent
      })
    })
    return createElement('p', {}, value)
  }
  return { container, Value, drawings, afterEffects: () => afterEffects }
}

test('shows the browser’s value after hydration, in a task of its own', async () => {
  const { container, Value, drawings, afterEffects } = setUp('<p>server</p>')
  hydrateRoot(container, createElement(Value))
  await vi.waitFor(() => expect(container.textContent).toBe('browser'))
  expect(drawings).toEqual(['server', 'browser'])
  // React's own hook draws it within the task of the effects.
  expect(afterEffects()).toBe('server')
})

test('shows the browser’s value at once in a page that the browser draws', async () => {
  const { container, Value, drawings } = setUp('')
  createRoot(container).render(createElement(Value))
  await vi.waitFor(() => expect(container.textContent).toBe('browser'))
  expect(drawings).toEqual(['browser'])
})
