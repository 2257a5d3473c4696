import { formatClock } from '../../domain/calendar/clock-words.ts'
import { useId, useState, useMemo } from 'react'
import { endLink, makeLink, readLinks } from '../../data/scoring/desk.ts'
import { Button } from '../../ui/Button.tsx'
import css from './ScorerTools.module.css'
import { usePolledCall } from './use-polled-call.ts'
import { encode } from 'uqr'

const until = (expiresAt: string) => formatClock(new Date(expiresAt), { weekday: 'short' })
const lengths = [
  [4, '4 hours'],
  [8, '8 hours'],
  [24, 'a day'],
  [72, 'three days'],
] as const

/**
 * Links for helpers: each opens the scoring page of this game and expires. Only the department's
 * token can create them.
 */
export function HelperLinks({ gameId, token }: { gameId: number; token: string }) {
  const id = useId()
  const [name, setName] = useState('')
  const [hours, setHours] = useState<number>(8)
  const [created, setCreated] = useState<{ url: string; expiresAt: string }>()
  const { found, word, busy, act } = usePolledCall(['links', gameId, token], () =>
    readLinks(gameId, token),
  )
  return (
    <section className={css.links} aria-labelledby={id}>
      <h2 id={id} className="card-title">
        Links for helpers
      </h2>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void act(
            () => makeLink(gameId, token, name.trim() || 'Helper', hours),
            'Link created.',
          ).then((link) => {
            if (link) {
              setCreated(link)
              setName('')
            }
          })
        }}
      >
        <label>
          Who{' '}
          <input
            className="input"
            value={name}
            maxLength={60}
            autoComplete="off"
            placeholder="Helper"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <label>
          Ends after{' '}
          <select
            className="input"
            value={hours}
            onChange={({ currentTarget }) => setHours(Number(currentTarget.value))}
          >
            {lengths.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" disabled={busy}>
          Make a link for a helper
        </Button>
      </form>
      <p role="status" className={css.said}>
        {word}
      </p>
      {created && <MadeLink url={created.url} until={until(created.expiresAt)} />}
      {found && found.links.length > 0 && (
        <ul role="list">
          {found.links.map((link) => (
            <li key={link.id}>
              <span>
                <strong>{link.name}</strong>, ends {until(link.expiresAt)}
              </span>{' '}
              <Button
                kind="text"
                disabled={busy}
                onClick={() =>
                  void act(
                    () => endLink(gameId, token, link.id),
                    `${link.name}’s link no longer works.`,
                  )
                }
              >
                Turn off the link for {link.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Quiet zone of a QR code in modules, as readers require. */
const border = 4

/** A new link to scan, copy or share. It is shown only once, and anyone with it can score. */
function MadeLink({ url, until }: { url: string; until: string }) {
  const [message, setMessage] = useState('')
  const { size, path } = useMemo(() => drawCode(url), [url])
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setMessage('Copied.'),
      () => setMessage('Not copied: select the link and copy it by hand.'),
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
        <p>Anyone with this link can keep score of this game until {until}. It is shown once.</p>
        <input
          className="input"
          readOnly
          value={url}
          aria-label="Link for the helper"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p className="cluster">
          <Button kind="alternate" onClick={() => void copy()}>
            Copy the link
          </Button>{' '}
          <span role="status">{message}</span>
        </p>
      </div>
    </div>
  )
}

/** The dark modules as one path. */
function drawCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border })
  return {
    size,
    path: data
      .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
      .join(''),
  }
}
