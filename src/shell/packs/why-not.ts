import { isFull } from '../../data/packs/make-pack.ts'

export const nothingIsKept =
  'This browser keeps nothing for this site. Open it in another browser of this device, in no private window, to save a game.'

/** Whether the browser blocks its store, as some do in private windows. */
export const keepsNothing = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'SecurityError'

/** Why a game was not saved, as a message. */
export function whyNot(fault: unknown): string {
  if (isFull(fault))
    return 'There is no room left on this device. Remove something that is saved, then try again.'
  if (keepsNothing(fault)) return nothingIsKept
  return navigator.onLine
    ? 'It could not be saved yet. It is tried again, while the site stays open.'
    : 'There is no network to save it from. It is saved once there is one, while the site stays open.'
}
