import { useSearchParams } from 'react-router'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SeasonStats } from '../../contract/schema/season-stats.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { chosenOf, searchOf, viewsOf, type StatView } from '../../domain/season-stats/chosen.ts'
import { scheduleHref } from '../../routes/links.ts'
import { statsHref } from '../../routes/links/stats.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { GameFigures } from './GameFigures.tsx'
import { Overview } from './Overview.tsx'
import { PlayerFigures } from './PlayerFigures.tsx'
import { SeasonFacts } from './SeasonFacts.tsx'
import { StatFiles } from './StatFiles.tsx'
import css from './StatsScreen.module.css'

const labels: Record<StatView, string> = {
  overview: 'Overview',
  players: 'Players',
  games: 'Game by game',
}
type Props = { sport: Sport; stats: SeasonStats; settings: SiteSettings }

/** A season in figures: who leads, both sides side by side, every table, every game. */
export default function StatsScreen({ sport, stats, settings }: Props) {
  const [search] = useSearchParams()
  const views = viewsOf(stats)
  const chosen = chosenOf(search, stats)
  const others = stats.seasons.length > 1 && (
    <LinkPicker
      label="Season"
      current={stats.season}
      word="season"
      items={stats.seasons.map((title, key) => ({
        key,
        to: statsHref(sport, title),
        label: title,
        current: title === stats.season,
      }))}
    />
  )
  return (
    <>
      <ScreenHead title={`${sport.title} Statistics`} aside={others}>
        <SeasonFacts stats={stats} />
      </ScreenHead>
      <div className={css.page}>
        {views.length === 0 && <NoFigures stats={stats} />}
        {views.length > 0 && (
          <div className={css.tools}>
            <Segmented
              label="Statistics"
              kind="tabs"
              items={views.map((view) => ({
                to: searchOf({ view }),
                label: labels[view],
                current: view === chosen.view,
              }))}
            />
            <StatFiles stats={stats} sport={sport} />
          </div>
        )}
        {chosen.view === 'overview' && views.length > 0 && (
          <Overview stats={stats} sport={sport} us={settings.shortName} />
        )}
        {chosen.view === 'players' && <PlayerFigures stats={stats} sport={sport} chosen={chosen} />}
        {chosen.view === 'games' && <GameFigures stats={stats} chosen={chosen} />}
      </div>
    </>
  )
}

function NoFigures({ stats: { sport, season, elsewhere } }: { stats: SeasonStats }) {
  if (elsewhere)
    return (
      <EmptyNote next={<Link to={elsewhere}>See them there</Link>}>
        The statistics of {season} are kept on another site.
      </EmptyNote>
    )
  return (
    <EmptyNote
      next={
        <>
          See the <Link to={scheduleHref(sport, season)}>{season} schedule</Link>.
        </>
      }
    >
      No figures have been kept of {season} yet.
    </EmptyNote>
  )
}
