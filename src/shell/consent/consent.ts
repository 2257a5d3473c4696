import { useSyncExternalStore } from 'react'
import {
  consentKey,
  isWithdrawn,
  nothingAllowed,
  purposes,
  readChoice,
  writtenChoice,
  type Choice,
  type Purpose,
} from '../../domain/shell/consent.ts'
import { isHeld, markOutdated } from '../../platform/outdated.ts'

/**
 * One consent state for the whole shell: what was chosen (null: nothing yet), whether the visitor
 * opened the question again, or put it aside.
 */
type State = { chosen: Choice | null; choice: Choice; isOpen: boolean; isAside: boolean }

const nobody: State = { chosen: null, choice: nothingAllowed, isOpen: false, isAside: false }
let state: State | undefined
const listeners = new Set<() => void>()

/**
 * What this page must ask for: nothing on quiet pages, and nothing where the department has no
 * vendor.
 */
export const asksOf = (): Purpose[] =>
  purposes.filter((purpose) =>
    document.documentElement.dataset['asks']?.split(' ').includes(purpose),
  )

/**
 * Global Privacy Control: the browser has refused on behalf of its user, who may still choose
 * otherwise here.
 */
export const hasRefused = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** On the server and while hydrating nothing is allowed, whoever looks. */
export const useConsent = (): State => useSyncExternalStore(subscribe, current, () => nobody)

export const openChoices = (): void => set({ ...current(), isOpen: true })
export const closeChoices = (): void => set({ ...current(), isOpen: false, isAside: true })

/**
 * Keeps a choice. One that takes something back opens the page anew, without it: what runs cannot
 * be taken out of a document.
 */
export function choose(choice: Choice): void {
  try {
    localStorage.setItem(consentKey, writtenChoice(choice, Date.now()))
  } catch {
    // A browser that keeps nothing is asked again with each document.
  }
  take(choice)
}

function take(chosen: Choice | null): void {
  const choice = chosen ?? nothingAllowed
  const before = current().choice
  set({ chosen, choice, isOpen: false, isAside: current().isAside })
  if (asksOf().length === 0 || !isWithdrawn(before, choice)) return
  dropForeignCookies()
  // A form that is half filled is not lost to a choice made in another tab: what runs here ends
  // with the next page.
  if (isHeld()) markOutdated(() => {})
  else location.reload()
}

function current(): State {
  if (!state) {
    const chosen = kept()
    state = { chosen, choice: chosen ?? nothingAllowed, isOpen: false, isAside: false }
  }
  return state
}

function set(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function kept(): Choice | null {
  try {
    return readChoice(localStorage.getItem(consentKey), Date.now())
  } catch {
    return null
  }
}

/** Another tab's choice counts here as well. */
const hear = ({ key }: StorageEvent) => {
  if (key === null || key === consentKey) take(kept())
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hear)
  }
}

/** Cookies of ours. */
const ours = /^(?:fh-|viewport$|__Host-)/

/** Takes away what vendors left in our name, on this host and on those above it. */
function dropForeignCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`)]
  for (const name of document.cookie.split('; ').map((one) => one.split('=')[0]!)) {
    if (name && !ours.test(name))
      for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
