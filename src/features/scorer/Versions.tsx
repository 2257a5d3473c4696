import { useCallback, useId } from 'react'
import type { HoldMode } from '../../contract/schema/ingest.ts'
import { chooseHold, decideVersion, readVersions } from '../../data/scoring/desk.ts'
import css from './Versions.module.css'
import { VersionRow } from './VersionRow.tsx'
import { useAskedOften } from './use-asked-often.ts'

const modes: [HoldMode, string][] = [
  ['never', 'Nothing waits: each version is shown at once'],
  ['findings', 'Wait where another game or a score that cannot be would be shown'],
  ['always', 'Each version waits for somebody here'],
]
/** The newest are what somebody decides about. */
const few = 10

/** What came for this game from every side, what does not add up in it, and what fans see of it. */
export function Versions({ gameId, token }: { gameId: number; token: string }) {
  const id = useId()
  const { found, word, busy, act } = useAskedOften(
    useCallback(() => readVersions(gameId, token), [gameId, token]),
  )
  return (
    <section className={css.desk} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        Versions
      </h2>
      <p role="status" className={css.said}>
        {word}
      </p>
      {!found ? (
        <p>Reading what came for this game…</p>
      ) : (
        <>
          <label className={css.hold}>
            What waits for a look
            <select
              value={found.hold}
              disabled={busy}
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
          {found.versions.length === 0 && (
            <p>Nothing has come yet, from a stat crew or from here.</p>
          )}
          <ol role="list" className={css.list}>
            {found.versions.slice(0, few).map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                busy={busy}
                older={version.version < found.published}
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
