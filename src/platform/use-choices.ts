import { useSyncExternalStore } from 'react'
import { choices, onChoices, unchosen, type Choices } from './choices.ts'

/** The settings of this device; the defaults during hydration. */
export const useChoices = (): Choices => useSyncExternalStore(onChoices, choices, () => unchosen)
