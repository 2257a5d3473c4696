import { useSyncExternalStore } from 'react'
import { setStorageFull } from './storage-full.ts'

/**
 * How this visitor wants the site to be, on this device. Every choice has a default that suits who
 * never chose.
 */
export type Choices = {
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'less'
  /** Covered: no score is seen, in pages, titles or messages, before it is asked for. */
  scores: 'shown' | 'covered'
  /** What a screen reader hears of a game that is on. */
  announce: 'off' | 'scores' | 'plays'
  data: 'auto' | 'less'
  shortcuts: 'on' | 'off'
}

const allowed: { [K in keyof Choices]: readonly [Choices[K], ...Choices[K][]] } = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'less'],
  scores: ['shown', 'covered'],
  announce: ['scores', 'off', 'plays'],
  data: ['auto', 'less'],
  shortcuts: ['on', 'off'],
}

/**
 * In localStorage, because the script before the first paint reads it too
 * (`shell/before-paint.ts`). One host is one department.
 */
export const choicesKey = 'fh-choices'

/** What was never chosen, or cannot be read, is the first of what is allowed. */
export function choicesFrom(text: string | null): Choices {
  let kept: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) kept = value as Record<string, unknown>
  } catch {
    /* the defaults */
  }
  return Object.fromEntries(
    Object.entries(allowed).map(([name, values]) => [
      name,
      (values as readonly unknown[]).includes(kept[name]) ? kept[name] : values[0],
    ]),
  ) as Choices
}

const unchosen = choicesFrom(null)
let known: Choices | undefined
const listeners = new Set<() => void>()

/** What counts now; the defaults on the server and where nothing can be kept. */
export function choices(): Choices {
  if (known) return known
  try {
    known = choicesFrom(localStorage.getItem(choicesKey))
  } catch {
    known = unchosen
  }
  return known
}

/** Takes a choice at once, here and in the other tabs; kept where the browser keeps anything. */
export function choose(some: Partial<Choices>): void {
  known = { ...choices(), ...some }
  try {
    localStorage.setItem(choicesKey, JSON.stringify(known))
  } catch {
    // For this page alone.
    setStorageFull()
  }
  for (const listener of listeners) listener()
}

/** Tells of every change, whichever tab made it. */
export function onChoices(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== null && key !== choicesKey) return
    known = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

/** The choices of this device; the defaults while the page is as the server drew it. */
export const useChoices = (): Choices => useSyncExternalStore(onChoices, choices, () => unchosen)
