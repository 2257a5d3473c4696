import { codeOfTeams, teamsOfCode, type MyTeams } from '../domain/follow/my-teams.ts'
import { setStorageFull } from './storage-full.ts'
import { useBrowserValue } from './use-browser-value.ts'

/**
 * In localStorage, because the script before the first paint reserves space by it
 * (`shell/before-paint.ts`); `shell/packs/start-packs.ts` reads it, too.
 */
export const myTeamsKey = 'fh-teams'
/** Window event after a team was followed: a good moment for an offer, but not for a prompt. */
export const followedEvent = 'fieldhouse:followed'

const none: MyTeams = []
let cached: MyTeams | undefined
const listeners = new Set<() => void>()

/** The followed teams of this device; empty on the server and without storage. */
export function myTeams(): MyTeams {
  if (cached) return cached
  try {
    cached = teamsOfCode(localStorage.getItem(myTeamsKey))
  } catch {
    cached = none
  }
  return cached
}

/**
 * Whether there is no stored value: never chosen, or deleted by the browser. Different from an
 * empty list.
 */
export function teamsAreLost(): boolean {
  try {
    return localStorage.getItem(myTeamsKey) === null
  } catch {
    return myTeams().length === 0
  }
}

/** Applies at once in all tabs. Returns whether it was stored. */
export function followTeams(teams: MyTeams): boolean {
  const more = teams.some((id) => !myTeams().includes(id))
  const code = codeOfTeams(teams)
  let isStored = true
  try {
    // An empty list is stored, too: a missing key means that the browser deleted it.
    localStorage.setItem(myTeamsKey, code)
  } catch {
    isStored = false
  }
  apply(teams)
  if (more) dispatchEvent(new Event(followedEvent))
  return isStored
}

/** The same on the visitor's click, with a message when nothing can be stored. */
export function chooseTeams(teams: MyTeams): void {
  if (!followTeams(teams)) setStorageFull()
}

function apply(teams: MyTeams | undefined): void {
  cached = teams
  // The styles that reserved space before the first paint were for other teams.
  if (myTeams().length > 0) document.documentElement.dataset['teams'] = codeOfTeams(myTeams())
  else delete document.documentElement.dataset['teams']
  for (const listener of listeners) listener()
}

const handleStorage = ({ key }: StorageEvent) => {
  if (key === null || key === myTeamsKey) apply(undefined)
}

export function onMyTeams(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', handleStorage)
  }
}

/** The teams of this device; empty during hydration. */
export const useMyTeams = (): MyTeams => useBrowserValue(onMyTeams, myTeams, () => none)
