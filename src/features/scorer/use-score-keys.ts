import { useEffect, useEffectEvent } from 'react'
import type { HandSide } from '../../contract/schema/hand-score.ts'
import type { HandRules } from '../../domain/hand-score/rules.ts'
import { choices } from '../../platform/choices.ts'

type Keys = {
  rules: HandRules
  playing: boolean
  score(side: HandSide, points: number): void
  undo: (() => void) | undefined
}

/**
 * At a keyboard: a digit is so many points for us, with Shift for them; Ctrl+Z takes the last tap
 * back. Digits only where shortcuts are on (WCAG 2.1.4), and none of it in a field.
 */
export function useScoreKeys({ rules, playing, score, undo }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.repeat || document.querySelector('dialog:modal')) return
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select'))
      return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !undo) return
      event.preventDefault()
      return undo()
    }
    const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1])
    if (
      !playing ||
      choices().shortcuts === 'off' ||
      !rules.buttons.some(({ points }) => points === digit)
    )
      return
    event.preventDefault()
    score(event.shiftKey ? 'opponent' : 'team', digit)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
