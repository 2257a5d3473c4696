import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import type { SeasonStats } from '../../contract/schema/season-stats.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { comparisonOf } from '../../domain/games/box-score.ts'
import { SectionHead } from '../../ui/Section.tsx'
import css from './Overview.module.css'
import { PeriodScores } from './PeriodScores.tsx'
import { SeasonHighs } from './SeasonHighs.tsx'
import { SeasonLeaders } from './SeasonLeaders.tsx'

type Props = { stats: SeasonStats; sport: SportRef; us: string }

/** The season at a glance: who leads, what both sides did, the best days. */
export function Overview({ stats, sport, us }: Props) {
  const rows = comparisonOf({
    visitingTeam: {
      totals: stats.team.map(({ key, label, team }) => ({ key, label, value: team })),
    },
    homeTeam: {
      totals: stats.team.map(({ key, label, opponents }) => ({ key, label, value: opponents })),
    },
  })
  return (
    <>
      {stats.leaders.length > 0 && (
        <section aria-labelledby="leaders">
          <SectionHead id="leaders" title="Leaders" />
          <SeasonLeaders groups={stats.leaders} sport={sport} />
        </section>
      )}
      <div className={css.pair}>
        {rows.length > 0 && (
          <section aria-labelledby="team">
            <SectionHead id="team" title="Team and opponents" />
            <div data-spoils="record">
              <TeamTotals rows={rows} names={{ visitor: us, home: 'Opponents' }} />
            </div>
          </section>
        )}
        {stats.periods && (
          <section aria-labelledby="periods">
            <SectionHead id="periods" title="By period" />
            <div data-spoils="record">
              <PeriodScores periods={stats.periods} us={us} />
            </div>
          </section>
        )}
      </div>
      {stats.highs.length > 0 && (
        <section aria-labelledby="highs">
          <SectionHead id="highs" title="Season highs" />
          <SeasonHighs stats={stats} sport={sport} us={us} />
        </section>
      )}
    </>
  )
}
