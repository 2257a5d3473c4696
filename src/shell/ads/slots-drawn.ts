import { adRefreshWaits } from '../../domain/constants.ts'

/** Waits for the places of ads of a new page, 100 ms at most. */
export function slotsDrawn(): Promise<void> {
  const end = performance.now() + adRefreshWaits
  return new Promise((done) => {
    const look = () =>
      document.querySelector('[data-ad-slot]') || performance.now() >= end
        ? done()
        : setTimeout(look, 16)
    look()
  })
}

/**
 * Said when a place of an ad comes into the page, which may be after the ad service has looked for
 * them.
 */
export const slotCame = 'fh-ad-slot'
