import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { tallyText, totalRecord } from '../../domain/people/coaching-records.ts'
import { coachingHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './StaffBioScreen.module.css'
import { RecordSpoiler } from './RecordSpoiler.tsx'
import { SeasonShares } from './SeasonShares.tsx'
import { Scroller } from '../../ui/Scroller.tsx'

/** A coach's record: totals in large, then by season. */
export function CoachRecord({ record }: { record: StaffBio['records'][number] }) {
  const { sport, career, seasons, current } = record
  const total = totalRecord(record)
  const isNewest = (index: number) => index === 0 && !current
  const facts = [
    ['Winning percentage', total.winPercent],
    ['Conference', total.conference],
    ['Seasons', String(total.seasonCount)],
    ['Years', total.years],
  ].filter(([, value]) => value)
  return (
    <Section
      title={`${sport.title} record`}
      action={<Link to={coachingHref(sport, 'overall')}>All coaching records</Link>}
    >
      <div className={css.record}>
        <div data-spoils="record">
          <dl className={css.recordFacts}>
            <div className={css.overall}>
              <dt className={css.recordTerm}>
                {current ? `Overall, including ${current.season} so far` : 'Overall'}
              </dt>
              <dd className={css.large}>
                <TeamRecord record={total.overall} part />
              </dd>
            </div>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className={css.recordTerm}>{term}</dt>
                <dd className={css.recordValue}>
                  <TeamRecord record={value ?? ''} part />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <SeasonShares seasons={seasons} current={current} label={career.names} />
          <Scroller label="Season by season">
            <table className={css.table}>
              <caption className="table-caption">Season by season</caption>
              <thead>
                <tr>
                  <th scope="col">Season</th>
                  <th scope="col">Overall</th>
                  <th scope="col">Pct.</th>
                  <th scope="col">Conference</th>
                </tr>
              </thead>
              <tbody>
                {current && (
                  <tr>
                    <th scope="row">
                      {current.season} <span className="quiet">so far</span>
                    </th>
                    {[
                      current.overallRecord,
                      current.overallPercentage,
                      current.conferenceRecord || '–',
                    ].map((value, i) => (
                      <td key={i}>
                        <RecordSpoiler is>{withEnDash(value)}</RecordSpoiler>
                      </td>
                    ))}
                  </tr>
                )}
                {seasons.map(
                  (
                    {
                      season,
                      wins,
                      losses,
                      ties,
                      winPercent,
                      conferenceWins,
                      conferenceLosses,
                      conferenceTies,
                    },
                    i,
                  ) => (
                    <tr key={season}>
                      <th scope="row">{season}</th>
                      <td>
                        <RecordSpoiler is={isNewest(i)}>
                          {tallyText(wins, losses, ties)}
                        </RecordSpoiler>
                      </td>
                      <td>
                        <RecordSpoiler is={isNewest(i)}>{winPercent}</RecordSpoiler>
                      </td>
                      <td>
                        <RecordSpoiler is={isNewest(i)}>
                          {tallyText(conferenceWins, conferenceLosses, conferenceTies) || '–'}
                        </RecordSpoiler>
                      </td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </Scroller>
        </div>
      </div>
    </Section>
  )
}
