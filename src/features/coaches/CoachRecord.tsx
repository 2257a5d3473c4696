import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { tallyText } from '../../domain/people/coaching-records.ts'
import { coachingHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './StaffBioScreen.module.css'
import { RecordSpoiler } from './RecordSpoiler.tsx'
import { SeasonShares } from './SeasonShares.tsx'
import { Scroller } from '../../ui/Scroller.tsx'

/** A coach's record: totals in large, then by season. */
export function CoachRecord({
  record: { sport, career, seasons },
}: {
  record: StaffBio['records'][number]
}) {
  const facts = [
    ['Winning percentage', career.winPercent],
    [
      'Conference',
      tallyText(career.conferenceWins, career.conferenceLosses, career.conferenceTies),
    ],
    ['Seasons', String(career.seasonCount)],
    ['Years', career.years],
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
              <dt className={css.recordTerm}>Overall</dt>
              <dd className={css.large}>
                <TeamRecord record={tallyText(career.wins, career.losses, career.ties)} part />
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
          <SeasonShares seasons={seasons} label={career.names} />
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
                        <RecordSpoiler is={i === 0}>{tallyText(wins, losses, ties)}</RecordSpoiler>
                      </td>
                      <td>
                        <RecordSpoiler is={i === 0}>{winPercent}</RecordSpoiler>
                      </td>
                      <td>
                        <RecordSpoiler is={i === 0}>
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
