import { isQuotaExceeded } from '../../data/packs/download-pack.ts'

export const storageBlockedMessage =
  'This browser does not save data for this site. To save a game, use another browser or a window that is not private.'

/** Whether the browser blocks its store, as some do in private windows. */
export const isStorageBlocked = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'SecurityError'

/** Why a game was not saved, as a message. */
export function packFailureMessage(error: unknown): string {
  if (isQuotaExceeded(error))
    return 'Not enough storage on this device. Remove saved items, then try again.'
  if (isStorageBlocked(error)) return storageBlockedMessage
  return navigator.onLine
    ? 'Not saved yet. The site tries again while it is open.'
    : 'You’re offline. It will be saved when you reconnect, while the site is open.'
}
