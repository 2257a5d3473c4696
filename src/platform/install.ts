import {
  afterVisit,
  installWay,
  mayOffer,
  noMemory,
  type InstallMemory,
  type InstallWay,
} from './install-offer.ts'
import { deferredPrompt, promptCapturedEvent } from './install-prompt.ts'
import { followedEvent } from './my-teams.ts'
import { useBrowserValue } from './use-browser-value.ts'

/**
 * `isOffered`: the offer may be shown now. `isHelping`: the instructions for browsers without a
 * prompt are open.
 */
export type Install = { way: InstallWay; isOffered: boolean; isHelping: boolean }

const key = 'fh-install'
const unknown: Install = { way: 'none', isOffered: false, isHelping: false }
let state = unknown
let memory: InstallMemory | undefined
const listeners = new Set<() => void>()

export const useInstall = (): Install =>
  useBrowserValue(
    subscribe,
    () => state,
    () => unknown,
  )

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Runs from the home screen, without browser UI. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** Counts this day's visit and follows install events. Once per page. */
export function startInstall(): void {
  const today = new Date()
  remember(
    afterVisit(
      remembered(),
      [today.getFullYear(), today.getMonth() + 1, today.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-'),
    ),
  )
  addEventListener(promptCapturedEvent, () => update())
  addEventListener(followedEvent, () => remember({ ...remembered(), followed: true }))
  addEventListener('appinstalled', () => {
    deferredPrompt.prompt = undefined
    remember({ ...remembered(), installed: true })
  })
}

/** On the visitor's click: the browser's prompt, or instructions without one. */
export async function install(): Promise<void> {
  const { prompt } = deferredPrompt
  if (!prompt) return update({ isHelping: true })
  deferredPrompt.prompt = undefined
  await prompt.prompt()
  const { outcome } = await prompt.userChoice
  remember({ ...remembered(), ...(outcome === 'dismissed' && { refusedAt: Date.now() }) })
}

/** Remembered for 90 days; the footer button stays. */
export const declineInstall = (): void => remember({ ...remembered(), refusedAt: Date.now() })

export const endHelp = (): void => update({ isHelping: false })

function update(more: Partial<Install> = {}): void {
  const method = installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isStandalone: isStandalone(),
    canAsk: deferredPrompt.prompt !== undefined,
  })
  state = { ...state, way: method, isOffered: mayOffer(method, remembered(), Date.now()), ...more }
  for (const listener of listeners) listener()
}

/** The stored state of any tab; an invalid value is ignored. */
function remembered(): InstallMemory {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof value === 'object' && value !== null) return { ...noMemory, ...value }
  } catch {
    /* for this page only */
  }
  return memory ?? noMemory
}

function remember(next: InstallMemory): void {
  memory = next
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    /* for this page only */
  }
  update()
}
