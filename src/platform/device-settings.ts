import { setStorageFull } from './storage-full.ts'

/** The visitor's settings on this device. Each has a default. */
export type DeviceSettings = {
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'less'
  /** Covered: scores are hidden in pages, titles and notifications until revealed. */
  scores: 'shown' | 'covered'
  /** What screen readers announce during a game. */
  announce: 'off' | 'scores' | 'plays'
  data: 'auto' | 'less'
  shortcuts: 'on' | 'off'
}

const allowed: {
  [K in keyof DeviceSettings]: readonly [DeviceSettings[K], ...DeviceSettings[K][]]
} = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'less'],
  scores: ['shown', 'covered'],
  announce: ['scores', 'off', 'plays'],
  data: ['auto', 'less'],
  shortcuts: ['on', 'off'],
}

/**
 * In localStorage, because the script before the first paint reads it, too
 * (`shell/before-paint.ts`). Each department has its own host.
 */
export const choicesKey = 'fh-choices'

/** A missing or invalid setting is the first allowed value. */
export function parseDeviceSettings(text: string | null): DeviceSettings {
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
  ) as DeviceSettings
}

/** The defaults. */
export const unchosen = parseDeviceSettings(null)
let known: DeviceSettings | undefined
const listeners = new Set<() => void>()

/** The current settings; the defaults on the server and without storage. */
export function getDeviceSettings(): DeviceSettings {
  if (known) return known
  try {
    known = parseDeviceSettings(localStorage.getItem(choicesKey))
  } catch {
    known = unchosen
  }
  return known
}

/** Applies a setting at once in all tabs; stored if possible. */
export function updateDeviceSettings(some: Partial<DeviceSettings>): void {
  known = { ...getDeviceSettings(), ...some }
  try {
    localStorage.setItem(choicesKey, JSON.stringify(known))
  } catch {
    // For this page only.
    setStorageFull()
  }
  for (const listener of listeners) listener()
}

/** Calls the listener on every change of any tab. */
export function subscribeToDeviceSettings(listener: () => void): () => void {
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
