import { expect, test, vi } from 'vitest'
import { printSoon } from './print.ts'

test('warns and does not print a missing element, and opens the dialog after 1.5 s [SH-22]', () => {
  vi.useFakeTimers()
  const print = vi.fn()
  const table = { dataset: {} as Record<string, string> }
  vi.stubGlobal('print', print)
  vi.stubGlobal('addEventListener', (_: string, after: () => void) => after())
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'stats' ? table : null) })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  printSoon('nothing')
  vi.advanceTimersByTime(1500)
  expect(warned).toHaveBeenCalledWith('Element to print #nothing not found!')
  expect(print).not.toHaveBeenCalled()

  let marked
  print.mockImplementation(() => {
    marked = 'printing' in table.dataset
  })
  printSoon('stats')
  vi.advanceTimersByTime(1499)
  expect(print).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(print).toHaveBeenCalledOnce()
  printSoon()
  vi.advanceTimersByTime(1500)
  expect(print).toHaveBeenCalledTimes(2)
  expect(marked).toBe(false)
  vi.useRealTimers()
})
