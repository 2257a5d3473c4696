import { useState } from 'react'

/** Whether a picture could not be had: without a network it is not on the device, and a browser's own sign for that is no sight. */
export function useBroken() {
  const [broken, setBroken] = useState(false)
  return {
    broken,
    watch: {
      onError: () => setBroken(true),
      // It may have failed before this script ran.
      ref: (img: HTMLImageElement | null) => {
        if (img?.complete && img.currentSrc && img.naturalWidth === 0) setBroken(true)
      },
    },
  }
}
