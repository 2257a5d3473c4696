import { useCallback, useId, useState } from 'react'
import { endLink, makeLink, readLinks } from '../../data/scoring/desk.ts'
import { Button } from '../../ui/Button.tsx'
import css from './HelperLinks.module.css'
import { MadeLink } from './MadeLink.tsx'
import { useAskedOften } from './use-asked-often.ts'

const until = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const lengths = [
  [4, '4 hours'],
  [8, '8 hours'],
  [24, 'a day'],
  [72, 'three days'],
] as const

/**
 * Links for helpers: each opens this page for this game alone, and ends by itself. Only the
 * department's own token makes them.
 */
export function HelperLinks({ gameId, token }: { gameId: number; token: string }) {
  const id = useId()
  const [name, setName] = useState('')
  const [hours, setHours] = useState<number>(8)
  const [made, setMade] = useState<{ url: string; expiresAt: string }>()
  const { found, word, busy, act } = useAskedOften(
    useCallback(() => readLinks(gameId, token), [gameId, token]),
  )
  return (
    <section className={css.links} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        Links for helpers
      </h2>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void act(
            () => makeLink(gameId, token, name.trim() || 'Helper', hours),
            'The link is made.',
          ).then((link) => {
            if (link) {
              setMade(link)
              setName('')
            }
          })
        }}
      >
        <label>
          Who{' '}
          <input
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
      {made && <MadeLink url={made.url} until={until.format(new Date(made.expiresAt))} />}
      {found && found.links.length > 0 && (
        <ul role="list" className={css.list}>
          {found.links.map((link) => (
            <li key={link.id}>
              <span>
                <strong>{link.name}</strong>, ends {until.format(new Date(link.expiresAt))}
              </span>{' '}
              <Button
                kind="text"
                disabled={busy}
                onClick={() =>
                  void act(
                    () => endLink(gameId, token, link.id),
                    `The link of ${link.name} has ended.`,
                  )
                }
              >
                End the link of {link.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
