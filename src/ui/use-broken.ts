import { useState, type SyntheticEvent } from 'react'

/**
 * Whether a picture could not be had: without a network it is not on the device, and a browser's
 * own sign for that is no sight.
 */
export function useBroken() {
  const [broken, setBroken] = useState(false)
  const failed = (img: HTMLImageElement) => {
    const { currentSrc } = img
    void import('../platform/thumbnail-alert.ts').then(
      ({ thumbnailFailed }) => thumbnailFailed(currentSrc),
      () => {},
    )
    setBroken(true)
  }
  return {
    broken,
    watch: {
      onError: (event: SyntheticEvent<HTMLImageElement>) => failed(event.currentTarget),
      // It may have failed before this script ran.
      ref: (img: HTMLImageElement | null) => {
        if (img?.complete && img.currentSrc && img.naturalWidth === 0) failed(img)
      },
    },
  }
}
