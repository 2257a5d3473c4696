import { adRefreshWaits } from '../../domain/constants.ts'

/** Waits for the ad slots of a new page, at most 100 ms. */
export function slotsDrawn(): Promise<void> {
  const end = performance.now() + adRefreshWaits
  return new Promise((done) => {
    const checkSlots = () =>
      document.querySelector('[data-ad-slot]') || performance.now() >= end
        ? done()
        : setTimeout(checkSlots, 16)
    checkSlots()
  })
}

/** Event when an ad slot is added, perhaps after the ad service looked for slots. */
export const slotCame = 'fh-ad-slot'
