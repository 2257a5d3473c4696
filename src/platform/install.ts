import { useSyncExternalStore } from 'react'
import {
  afterVisit,
  installWay,
  mayOffer,
  noMemory,
  type InstallMemory,
  type InstallWay,
} from '../domain/phone/install.ts'
import { held, promptHeld } from './install-prompt.ts'
import { followedEvent } from './my-teams.ts'

/**
 * `isOffered`: the offer may show itself now. `isHelping`: the words for a browser that leaves it
 * to the visitor are open.
 */
export type Install = { way: InstallWay; isOffered: boolean; isHelping: boolean }

const key = 'fh-install'
const unknown: Install = { way: 'none', isOffered: false, isHelping: false }
let state = unknown
let memory: InstallMemory | undefined
const listeners = new Set<() => void>()

export const useInstall = (): Install =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The site runs from a home screen, without a browser's bars. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** Counts this day, and follows what happens. Once a page. */
export function startInstall(): void {
  const today = new Date()
  remember(
    afterVisit(
      remembered(),
      `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`,
    ),
  )
  addEventListener(promptHeld, () => look())
  addEventListener(followedEvent, () => remember({ ...remembered(), followed: true }))
  addEventListener('appinstalled', () => {
    held.prompt = undefined
    remember({ ...remembered(), installed: true })
  })
}

/** On the visitor's word: the browser's own question, or the words for where there is none. */
export async function install(): Promise<void> {
  const { prompt } = held
  if (!prompt) return look({ isHelping: true })
  held.prompt = undefined
  await prompt.prompt()
  const { outcome } = await prompt.userChoice
  remember({ ...remembered(), ...(outcome === 'dismissed' && { refusedAt: Date.now() }) })
}

/** Kept for 90 days; the button in the footer stays. */
export const refuse = (): void => remember({ ...remembered(), refusedAt: Date.now() })

export const endHelp = (): void => look({ isHelping: false })

function look(more: Partial<Install> = {}): void {
  const way = installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isStandalone: isStandalone(),
    canAsk: held.prompt !== undefined,
  })
  state = { ...state, way, isOffered: mayOffer(way, remembered(), Date.now()), ...more }
  for (const listener of listeners) listener()
}

/** What was written last, by whichever tab; a value that cannot be read is none. */
function remembered(): InstallMemory {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof value === 'object' && value !== null) return { ...noMemory, ...value }
  } catch {
    /* for this page alone */
  }
  return memory ?? noMemory
}

function remember(next: InstallMemory): void {
  memory = next
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    /* for this page alone */
  }
  look()
}
