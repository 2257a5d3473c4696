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
import { isReloadBlocked, markOutdated } from '../../platform/reload-guard.ts'
import { useBrowserValue } from '../../platform/use-browser-value.ts'

/**
 * The consent state of the shell: the choice (null: none yet), and whether the visitor opened or
 * dismissed the question.
 */
type State = { chosen: Choice | null; choice: Choice; isOpen: boolean; isAside: boolean }

const initialState: State = { chosen: null, choice: nothingAllowed, isOpen: false, isAside: false }
let state: State | undefined
const listeners = new Set<() => void>()

/** Categories that this page asks for: none on quiet pages and without vendors. */
export const listRequestedPurposes = (): Purpose[] =>
  purposes.filter((purpose) =>
    document.documentElement.dataset['asks']?.split(' ').includes(purpose),
  )

/**
 * Global Privacy Control: the browser refuses for its user, who may still choose otherwise here.
 */
export const hasRefused = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Nothing is allowed on the server and during hydration. */
export const useConsent = (): State => useBrowserValue(subscribe, current, () => initialState)

export const openChoices = (): void => set({ ...current(), isOpen: true })
export const closeChoices = (): void => set({ ...current(), isOpen: false, isAside: true })

/** Stores a choice. A withdrawal reloads the page, because running scripts cannot be removed. */
export function updateConsent(choice: Choice): void {
  try {
    localStorage.setItem(consentKey, writtenChoice(choice, Date.now()))
  } catch {
    // Without storage the question comes with each document.
  }
  applyChoice(choice)
}

function applyChoice(chosen: Choice | null): void {
  const choice = chosen ?? nothingAllowed
  const before = current().choice
  set({ chosen, choice, isOpen: false, isAside: current().isAside })
  if (listRequestedPurposes().length === 0 || !isWithdrawn(before, choice)) return
  dropForeignCookies()
  // A half-filled form must not be lost to a choice in another tab: running scripts end with the
  // next page.
  if (isReloadBlocked()) markOutdated(() => {})
  else location.reload()
}

function current(): State {
  if (!state) {
    const chosen = readStoredChoice()
    state = { chosen, choice: chosen ?? nothingAllowed, isOpen: false, isAside: false }
  }
  return state
}

function set(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function readStoredChoice(): Choice | null {
  try {
    return readChoice(localStorage.getItem(consentKey), Date.now())
  } catch {
    return null
  }
}

/** Applies another tab's choice. */
const handleStorage = ({ key }: StorageEvent) => {
  if (key === null || key === consentKey) applyChoice(readStoredChoice())
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', handleStorage)
  }
}

/** Our own cookies. */
const ownCookies = /^(?:fh-|viewport$|__Host-)/

/** Deletes cookies of vendors on this host and its parent domains. */
function dropForeignCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`)]
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!)) {
    if (name && !ownCookies.test(name))
      for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
