import { useState, type SyntheticEvent } from 'react'

/** Whether a picture failed to load, for example offline, so that a fallback is shown. */
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
