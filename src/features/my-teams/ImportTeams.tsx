import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Sport } from '../../contract/sport.schema.ts'
import { mergedTeams, teamsOfCode, type MyTeams } from '../../domain/follow/my-teams.ts'
import { useMounted } from '../../platform/mounted.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './MyTeamsScreen.module.css'

type Props = { sports: Sport[]; teams: MyTeams; take(teams: MyTeams, message: string): void }

/**
 * Teams from a link or QR code. They are in the URL's fragment, which is not sent to a server; they
 * are followed only when the visitor agrees.
 */
export function ImportTeams({ sports, teams, take }: Props) {
  const mounted = useMounted()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const { hash, pathname, search } = useLocation()
  const brought = mounted ? /^#teams=(.*)$/.exec(hash)?.[1] : undefined
  const [seen, setSeen] = useState(brought)
  // Keeps its content during the closing animation.
  if (brought !== undefined && brought !== seen) setSeen(brought)
  useEffect(() => {
    if (brought !== undefined && !dialog.current!.open) dialog.current!.showModal()
  }, [brought])

  const all = teamsOfCode(seen)
  const knownTeams = all.flatMap((id) => sports.find((sport) => sport.id === id) ?? [])
  const knownIds = knownTeams.map(({ id }) => id)
  const strangers = all.length - knownTeams.length
  const close = () => dialog.current!.close()
  const choose = (chosen: MyTeams, message: string) => {
    take(chosen, message)
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="arriving"
      onClose={() => void navigate(pathname + search, { replace: true, preventScrollReset: true })}
    >
      <h2 id="arriving" className="card-title">
        Teams from another device
      </h2>
      {knownTeams.length === 0 ? (
        <p>This link has no teams of this department. It may be from another site or incomplete.</p>
      ) : (
        <ol className={css.list}>
          {knownTeams.map((sport) => (
            <li key={sport.id}>
              {sport.title}
              {teams.includes(sport.id) && (
                <span className={css.have}>
                  {' '}
                  <Icon name="check" /> you follow it
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {knownTeams.length > 0 && strangers > 0 && (
        <p>
          {strangers === 1 ? 'One more is' : `${strangers} more are`} not of this department and
          left out.
        </p>
      )}
      <p className={css.arrivingWays}>
        {knownTeams.length > 0 &&
          (teams.length === 0 ? (
            <Button onClick={() => choose(knownIds, 'You follow these teams now.')}>
              Follow {knownTeams.length === 1 ? 'it' : 'them'}
            </Button>
          ) : (
            <>
              <Button
                onClick={() => choose(mergedTeams(teams, knownIds), 'Added after your teams.')}
              >
                Add to mine
              </Button>
              <Button kind="alternate" onClick={() => choose(knownIds, 'Replaced your teams.')}>
                Replace mine
              </Button>
            </>
          ))}
        <Button kind="text" onClick={close}>
          {knownTeams.length > 0 ? 'Not now' : 'Close'}
        </Button>
      </p>
    </dialog>
  )
}
