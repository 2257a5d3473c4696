import { useId, useState, type ReactNode } from 'react'
import { EventRow } from '../../blocks/EventRow.tsx'
import { FormLinks } from '../../blocks/FormLinks.tsx'
import { LatestStories } from '../../blocks/LatestStories.tsx'
import { NextGame } from '../../blocks/NextGame.tsx'
import { PackPart } from '../../blocks/packs/pack-pieces.tsx'
import { HeroPlace, notIn, PromotionSlot } from '../../blocks/promotions/PromotionSlot.tsx'
import { ScoreStrip } from '../../blocks/ScoreStrip.tsx'
import { StandingsTable } from '../../blocks/StandingsTable.tsx'
import type { EventsKind } from '../../blocks/use-events.ts'
import { emptyEventTexts } from '../../blocks/EventsList.tsx'
import { Clips } from '../../blocks/shelves/shelf-pieces.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { FormTeaser } from '../../contract/forms.schema.ts'
import type { Game, GamePage, Schedule } from '../../contract/game.schema.ts'
import type { Slide } from '../../contract/media.schema.ts'
import type { Roster } from '../../contract/roster.schema.ts'
import type { LeaderGroup } from '../../contract/season-stats.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { SportStandings } from '../../contract/sports.schema.ts'
import type { StoryPage } from '../../contract/stories.schema.ts'
import type { VideoClip } from '../../contract/videos.schema.ts'
import { gameOfDay, getGameKind, isAwaited } from '../../domain/games/game.ts'
import { useGameCenter } from '../../data/live/use-game-center.ts'
import { currentOrNextGame } from '../../domain/games/schedule.ts'
import { leadersAndOwn } from '../../domain/games/standings.ts'
import { resultsHref, scheduleHref, archivesHref } from '../../routes/links.ts'
import { Contained } from '../../ui/Contained.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section, SectionHead } from '../../ui/Section.tsx'
import css from './SportHomeScreen.module.css'
import { SportBand } from './SportBand.tsx'
import { Team } from './Team.tsx'

type Props = {
  settings: SiteSettings
  sport: Sport
  scoreboard: Game[]
  stories: StoryPage
  schedule: Schedule | null
  upcoming: GamePage
  standings: SportStandings | null
  leaders: LeaderGroup[]
  roster: Roster | null
  slides: Slide[]
  clips: PageOf<VideoClip>
  forms: FormTeaser[]
  unread: readonly string[]
}

/** Rows of a list of games. */
const mostRows = 5
/** Rows beside a list: at most twice as many, so that no half of a column is empty. */
const balancedCount = (other: number): number =>
  other === 0 ? mostRows : Math.min(mostRows, 2 * other)

/** What it keeps while it is open belongs to one sport. */
export default function SportHomeScreen(props: Props) {
  return <SportHome key={props.sport.id} {...props} />
}

function SportHome({
  settings,
  sport,
  scoreboard,
  stories,
  schedule,
  upcoming,
  standings,
  leaders,
  roster,
  slides,
  clips,
  forms,
  unread,
}: Props) {
  const live = scoreboard.find((game) => getGameKind(game) === 'live')
  const current = gameOfDay(scoreboard) ?? scoreboard.find(isAwaited)
  // The band keeps the game it has when the page opens, so that nothing moves when the game ends.
  const [inBand] = useState(current?.id)
  const [liveInBand] = useState(live?.id)
  const bandGame = scoreboard.find(({ id }) => id === inBand) ?? current
  const packGame = currentOrNextGame(scoreboard)
  const readsUpcoming = !unread.includes('upcoming')
  const next = readsUpcoming ? upcoming.items.filter(({ id }) => id !== liveInBand) : []
  const finals = (schedule?.games ?? []).filter((game) => getGameKind(game) === 'final')
  const results = finals.slice(-balancedCount(next.length)).reverse()
  const coming = next.slice(0, balancedCount(results.length))
  useGameCenter(upcoming.items)
  const band = bandGame && (
    <Contained as="p">
      <NextGame game={bandGame} sport={sport} settings={settings} />
    </Contained>
  )
  return (
    <>
      {liveInBand !== undefined && band}
      <SportBand sport={sport} schedule={schedule} />
      <ScoreStrip games={scoreboard} settings={settings} sport={sport} inBand={liveInBand} />
      {liveInBand === undefined && band}
      {slides.length > 0 && <HeroPlace label="Featured" slides={slides} />}
      <LatestStories
        stories={notIn(slides, stories.items).slice(0, 6)}
        title="Latest stories"
        all={archivesHref(sport)}
      />
      <PromotionSlot name="sport-feature" sportId={sport.id} />
      {schedule && (
        <div
          className={css.lists}
          data-stacked={results.length === 0 || coming.length === 0 || undefined}
        >
          <Events
            kind="results"
            games={results}
            sport={sport}
            action={<Link to={resultsHref(sport)}>All results</Link>}
          />
          {readsUpcoming && (
            <Events
              kind="upcoming"
              games={coming}
              sport={sport}
              action={<Link to={scheduleHref(sport)}>Full schedule</Link>}
            />
          )}
        </div>
      )}
      {packGame && (
        <div className={css.pack}>
          <PackPart game={packGame} tenant={settings.tenant} />
        </div>
      )}
      {standings && (
        <Section title="Standings" action={<Link to={standings.url}>Full standings</Link>}>
          <StandingsTable standings={standings} only={leadersAndOwn(standings.rows, 4)} />
        </Section>
      )}
      <Clips clips={clips} sport={sport} />
      <Team sport={sport} leaders={leaders} roster={roster} />
      <FormLinks forms={forms} title="Camps and forms" />
    </>
  )
}

/** A list of the sport's games, with a message when it is empty. */
function Events({
  kind,
  games,
  sport,
  action,
}: {
  kind: EventsKind
  games: Game[]
  sport: Sport
  action: ReactNode
}) {
  const id = useId()
  const { title, empty } = emptyEventTexts[kind]
  return (
    <section className="container" aria-labelledby={id}>
      <SectionHead id={id} title={title} action={action} />
      {games.length > 0 ? (
        <ul role="list">
          {games.map((game) => (
            <Contained key={game.id} as="li">
              <EventRow game={game} kind={kind} group={id} ofOneSport />
            </Contained>
          ))}
        </ul>
      ) : (
        <EmptyNote>
          {empty} for {sport.title}.
        </EmptyNote>
      )}
    </section>
  )
}
