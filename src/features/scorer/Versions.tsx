import { formatSeconds } from '../../domain/calendar/clock-words.ts'
import { useId } from 'react'
import type { HoldMode, StatVersion } from '../../contract/ingest.schema.ts'
import { chooseHold, decideVersion, readVersions } from '../../data/scoring/desk.ts'
import css from './ScorerTools.module.css'
import { usePolledCall } from './use-polled-call.ts'
import { Button } from '../../ui/Button.tsx'

const modes: [HoldMode, string][] = [
  ['never', 'Publish each version immediately'],
  ['findings', 'Hold versions with a wrong game or an impossible score'],
  ['always', 'Hold every version for review'],
]
/** Newest versions, which decisions are about. */
const few = 10

/**
 * All versions of this game with findings and status. Helpers read them; the department decides.
 */
export function Versions({
  gameId,
  token,
  mayDecide,
}: {
  gameId: number
  token: string
  mayDecide: boolean
}) {
  const id = useId()
  const { found, word, busy, act } = usePolledCall(['versions', gameId, token], () =>
    readVersions(gameId, token),
  )
  return (
    <section className={css.desk} aria-labelledby={id}>
      <h2 id={id} className="card-title">
        Versions
      </h2>
      <p role="status" className={css.said}>
        {word}
      </p>
      {!found ? (
        <p>Loading versions…</p>
      ) : (
        <>
          <label className={css.hold}>
            Waiting for review
            <select
              className="input"
              value={found.hold}
              disabled={busy || !mayDecide}
              onChange={({ currentTarget }) =>
                void act(() => chooseHold(gameId, token, currentTarget.value as HoldMode), 'Saved.')
              }
            >
              {modes.map(([mode, label]) => (
                <option key={mode} value={mode}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {found.versions.length === 0 && <p>No versions yet.</p>}
          <ol role="list">
            {found.versions.slice(0, few).map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                busy={busy}
                older={version.version < found.published}
                mayDecide={mayDecide}
                decide={(action) =>
                  void act(
                    () =>
                      decideVersion(
                        gameId,
                        token,
                        version.version,
                        action,
                        action === 'publish' && version.version < found.published,
                      ),
                    action === 'publish'
                      ? `Version ${version.version} is what fans see.`
                      : `Version ${version.version} is not shown.`,
                  )
                }
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

const sources: Record<StatVersion['source'], string> = {
  'stat-file': 'Stat file',
  feed: 'Live feed',
  hand: 'By hand',
}
const statuses: Record<StatVersion['status'], string> = {
  published: 'Fans see this',
  held: 'Waiting for review',
  dropped: 'Not shown',
  replaced: 'Was shown',
}

type Props = {
  version: StatVersion
  busy: boolean
  /** A newer version is published. */
  older: boolean
  mayDecide: boolean
  decide(action: 'publish' | 'drop'): void
}

/** A version: source, score, findings, and actions when it is held. */
function VersionRow({
  version: { version, receivedAt, source, by, score, state, findings, status, correction, change },
  busy,
  older,
  mayDecide,
  decide,
}: Props) {
  return (
    <li className={css.row} data-status={status}>
      <p className={css.head}>
        <strong>{statuses[status]}</strong>{' '}
        <span>
          Version {version}, {sources[source]}
          {by && ` (${by})`},{' '}
          <time dateTime={receivedAt}>{formatSeconds(new Date(receivedAt))}</time>
        </span>{' '}
        <span className="bold">{[score, state].filter(Boolean).join(', ')}</span>
      </p>
      {change && <p>Would change: {change}</p>}
      {correction && <p>Correction: {correction}</p>}
      {findings.length > 0 && (
        <ul className={css.findings}>
          {findings.map(({ kind, text }) => (
            <li key={text}>
              {kind === 'serious' && <strong>Look: </strong>}
              {text}
            </li>
          ))}
        </ul>
      )}
      {status === 'held' && !mayDecide && <p>The department decides whether fans see it.</p>}
      {status === 'held' && mayDecide && (
        <p className="cluster">
          <Button disabled={busy} onClick={() => decide('publish')}>
            {older ? 'Publish anyway' : 'Publish'}{' '}
            <span className={css.which}>version {version}</span>
          </Button>
          <Button kind="alternate" disabled={busy} onClick={() => decide('drop')}>
            Drop <span className={css.which}>version {version}</span>
          </Button>
        </p>
      )}
    </li>
  )
}
