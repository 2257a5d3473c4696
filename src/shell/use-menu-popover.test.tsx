import { Window } from 'happy-dom'
import { createElement, type RefObject, type ToggleEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../tests/support/render-screen.tsx'
import { focusBackMobile } from '../domain/constants.ts'
import { opened, useMenuPopover } from './use-menu-popover.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('warns of a menu without controls, and of one without its button [SH-22]', () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let handlers!: ReturnType<typeof useMenuPopover>
  const none: RefObject<null> = { current: null }
  renderScreen(
    createElement(() => {
      handlers = useMenuPopover(none, 'navigation')
      return null
    }),
  )
  const { document, innerWidth } = new Window()
  vi.stubGlobal('document', document)
  vi.stubGlobal('innerWidth', innerWidth)
  document.body.innerHTML = '<main></main><div id="menu"><p>Nothing here</p></div>'
  const menu = document.getElementById('menu') as unknown as HTMLElement
  opened(menu, 'navigation')
  expect(warn.mock.calls).toEqual([['No focusable elements found']])
  const closing = { target: menu, currentTarget: menu, newState: 'closed' }
  handlers.onBeforeToggle(closing as unknown as ToggleEvent<HTMLElement>)
  vi.advanceTimersByTime(focusBackMobile)
  expect(warn.mock.calls.at(-1)).toEqual(['No actual element found'])
})
