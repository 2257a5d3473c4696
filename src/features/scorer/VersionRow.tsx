import type { StatVersion } from '../../contract/schema/ingest.ts'
import { Button } from '../../ui/Button.tsx'
import css from './VersionRow.module.css'

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})
const sources: Record<StatVersion['source'], string> = {
  'stat-file': 'Stat file',
  feed: 'Live feed',
  hand: 'By hand',
}
const statuses: Record<StatVersion['status'], string> = {
  published: 'Fans see this',
  held: 'Waits for you',
  dropped: 'Not shown',
  replaced: 'Was shown',
}

type Props = {
  version: StatVersion
  busy: boolean
  /** Something newer is shown. */ older: boolean
  decide(action: 'publish' | 'drop'): void
}

/**
 * One version: where it came from, what it says, what does not add up; and what is to become of one
 * that waits.
 */
export function VersionRow({
  version: { version, receivedAt, source, by, score, state, findings, status, correction, change },
  busy,
  older,
  decide,
}: Props) {
  return (
    <li className={css.row} data-status={status}>
      <p className={css.head}>
        <strong>{statuses[status]}</strong>{' '}
        <span>
          Version {version}, {sources[source]}
          {by && ` (${by})`}, <time dateTime={receivedAt}>{time.format(new Date(receivedAt))}</time>
        </span>{' '}
        <span className={css.score}>{[score, state].filter(Boolean).join(', ')}</span>
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
      {status === 'held' && (
        <p className={css.ways}>
          <Button disabled={busy} onClick={() => decide('publish')}>
            {older ? 'Publish all the same' : 'Publish'}{' '}
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
