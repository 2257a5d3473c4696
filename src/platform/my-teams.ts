import { useSyncExternalStore } from 'react'
import { codeOfTeams, teamsOfCode, type MyTeams } from '../domain/phone/my-teams.ts'
import { setStorageFull } from './storage-full.ts'

/**
 * In localStorage, because the script before the first paint makes room for it
 * (`shell/before-paint.ts`); `shell/packs/start-packs.ts` reads it too.
 */
export const myTeamsKey = 'fh-teams'
/**
 * Told to the window when a team was just followed: a good moment for an offer, never for a
 * question.
 */
export const followedEvent = 'fieldhouse:followed'

const none: MyTeams = []
let known: MyTeams | undefined
const listeners = new Set<() => void>()

/** Who is followed on this device; nobody on the server and where nothing can be kept. */
export function myTeams(): MyTeams {
  if (known) return known
  try {
    known = teamsOfCode(localStorage.getItem(myTeamsKey))
  } catch {
    known = none
  }
  return known
}

/**
 * Whether this device never chose, or its browser took the choice away: not whether somebody left
 * all teams.
 */
export function teamsAreLost(): boolean {
  try {
    return localStorage.getItem(myTeamsKey) === null
  } catch {
    return myTeams().length === 0
  }
}

/**
 * Takes effect at once, here and in the other tabs; kept where the browser keeps anything, and then
 * true.
 */
export function followTeams(teams: MyTeams): boolean {
  const more = teams.some((id) => !myTeams().includes(id))
  const code = codeOfTeams(teams)
  let kept = true
  try {
    // Nobody followed is a choice, too: a key that is missing was taken by the browser.
    localStorage.setItem(myTeamsKey, code)
  } catch {
    kept = false
  }
  tell(teams)
  if (more) dispatchEvent(new Event(followedEvent))
  return kept
}

/** The same on the visitor's word, who hears it where nothing is kept. */
export function chooseTeams(teams: MyTeams): void {
  if (!followTeams(teams)) setStorageFull()
}

function tell(teams: MyTeams | undefined): void {
  known = teams
  // The styles that reserved their room before the paint were for other teams.
  if (myTeams().length > 0) document.documentElement.dataset['teams'] = codeOfTeams(myTeams())
  else delete document.documentElement.dataset['teams']
  for (const listener of listeners) listener()
}

const elsewhere = ({ key }: StorageEvent) => {
  if (key === null || key === myTeamsKey) tell(undefined)
}

export function onMyTeams(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', elsewhere)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', elsewhere)
  }
}

/** The teams of this device; none while the page is as the server drew it. */
export const useMyTeams = (): MyTeams => useSyncExternalStore(onMyTeams, myTeams, () => none)
