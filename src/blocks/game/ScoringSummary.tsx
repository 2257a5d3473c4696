import type { BoxScore } from '../../contract/box-score.schema.ts'
import { countNew, findGoAhead } from '../../domain/games/plays.ts'
import { playText, teamAt, type Side } from '../../domain/games/box-score.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { clock as clockWords } from '../../domain/calendar/when.ts'
import css from './game.module.css'
import { SettledSection } from './SettledSection.tsx'
import { useDeferredLayout } from './use-deferred-layout.ts'

/** How the points were scored, and which score decided the game. */
export function ScoringSummary({
  box,
  names,
  short,
}: {
  box: BoxScore
  names: Record<Side, string>
  /** Without the drive before each score of a football game. */
  short?: boolean
}) {
  const settled = useDeferredLayout(box.scoring, String(box.scoring.length))
  if (settled.value.length === 0 && !settled.waiting) return null
  const goAhead = findGoAhead({ ...box, scoring: settled.value })
  const ids = [box.visitingTeam.id, box.homeTeam.id]
  const textOf = (text: string, side: Side) =>
    withEnDash(
      withoutTeam(
        playText(short ? text.replace(/\.? Drive: .*$/, '') : text, ids),
        teamAt(box, side).name,
      ),
    ).replace(/\b0(?=\d:\d\d)/, '')
  return (
    <SettledSection
      title="Scoring"
      settled={settled}
      news={countNew(box.scoring.length - settled.value.length, 'score')}
    >
      <ol role="list">
        {settled.value.map(({ period, clock, side, text, home, visitor }, i) => (
          <li key={i} className={css.summaryScore}>
            <p className="label">
              <span>{period}</span>
              {clock && (
                <>
                  {' '}
                  <span className={css.summaryClock}>{clockWords(clock)}</span>
                </>
              )}
            </p>
            <p>
              <b className={css.scorer} data-short={teamAt(box, side).id}>
                {names[side]}
              </b>{' '}
              <span>{textOf(text, side)}</span>
              {i === goAhead && (
                <>
                  {' · '}
                  <b className="label">Go-ahead score</b>
                </>
              )}
            </p>
            <p className={css.stand}>
              <span data-scored={side === 'visitor' || undefined}>{visitor}</span>
              <span>–</span>
              <span data-scored={side === 'home' || undefined}>{home}</span>
            </p>
          </li>
        ))}
      </ol>
    </SettledSection>
  )
}

/** 'Ashford won set 2, 25-22' → 'won set 2, 25-22', because the name is shown before it. */
const withoutTeam = (text: string, name: string) =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text
