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
  let stored: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) stored = value as Record<string, unknown>
  } catch {
    /* the defaults */
  }
  return Object.fromEntries(
    Object.entries(allowed).map(([name, values]) => [
      name,
      (values as readonly unknown[]).includes(stored[name]) ? stored[name] : values[0],
    ]),
  ) as DeviceSettings
}

/** The defaults. */
export const unchosen = parseDeviceSettings(null)
let cached: DeviceSettings | undefined
const listeners = new Set<() => void>()

/** The current settings; the defaults on the server and without storage. */
export function getDeviceSettings(): DeviceSettings {
  if (cached) return cached
  try {
    cached = parseDeviceSettings(localStorage.getItem(choicesKey))
  } catch {
    cached = unchosen
  }
  return cached
}

/** Applies a setting at once in all tabs; stored if possible. */
export function updateDeviceSettings(some: Partial<DeviceSettings>): void {
  cached = { ...getDeviceSettings(), ...some }
  try {
    localStorage.setItem(choicesKey, JSON.stringify(cached))
  } catch {
    // For this page only.
    setStorageFull()
  }
  for (const listener of listeners) listener()
}

/** Calls the listener on every change of any tab. */
export function subscribeToDeviceSettings(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== choicesKey) return
    cached = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', handleStorage)
  }
}
