import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import { Button } from '../../ui/Button.tsx'
import css from './MadeLink.module.css'

/** Modules of white around a code: readers ask for four. */
const border = 4

/**
 * A new link, to be scanned from this screen, copied, or sent. It is seen once: whoever has it may
 * keep score.
 */
export function MadeLink({ url, until }: { url: string; until: string }) {
  const [said, setSaid] = useState('')
  const { size, path } = useMemo(() => drawn(url), [url])
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid('Copied.'),
      () => setSaid('Not copied: select the link and copy it by hand.'),
    )
  return (
    <div className={css.made}>
      <svg
        className={css.code}
        data-theme="default-black"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="The link as a code to scan"
      >
        <path d={path} />
      </svg>
      <div className={css.words}>
        <p>
          Whoever has this link may keep the score of this game until {until}. It is shown once.
        </p>
        <input
          className={css.url}
          readOnly
          value={url}
          aria-label="Link for the helper"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p className={css.ways}>
          <Button kind="alternate" onClick={() => void copy()}>
            Copy the link
          </Button>{' '}
          <span role="status">{said}</span>
        </p>
      </div>
    </div>
  )
}

/** The dark modules as one path. */
function drawn(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border })
  return {
    size,
    path: data
      .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
      .join(''),
  }
}
