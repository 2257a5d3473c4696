import { useState, useLayoutEffect, useRef } from 'react'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Game, GamePage } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { addDays } from '../../domain/calendar/when.ts'
import { followedFirst, movedTeam, type MyTeams } from '../../domain/follow/my-teams.ts'
import { currentOrNextGame } from '../../domain/games/schedule.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { chooseTeams, useMyTeams } from '../../platform/my-teams.ts'
import { calendarHref, sportHref, notificationsHref } from '../../routes/links.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { ImportTeams } from './ImportTeams.tsx'
import { OtherDevices } from './OtherDevices.tsx'
import css from './MyTeamsScreen.module.css'
import { TeamGames } from './TeamGames.tsx'
import { FollowButton } from '../../blocks/my-teams/FollowButton.tsx'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/**
 * The followed teams of this device in order, with related settings. There is no account: only this
 * browser knows.
 */
export default function MyTeamsScreen({
  settings,
  sports,
  upcoming,
}: {
  settings: SiteSettings
  sports: Sport[]
  upcoming: GamePage
}) {
  const teams = useMyTeams()
  // A team that is followed or unfollowed stays in its place; the list is sorted on a move or the
  // next visit.
  const [sorted, setSorted] = useState<MyTeams | null>(null)
  const [announcement, setAnnouncement] = useState<{ word: string; before?: MyTeams }>({ word: '' })
  const { list, keepFocus } = useMove()
  const all = realSports(sports)
  const playing = inSeason(upcoming.items)
  const bySeason = all.toSorted((a, b) => Number(playing.has(b.id)) - Number(playing.has(a.id)))
  const orderedTeams = followedFirst(bySeason, sorted ?? teams, ({ id }) => id)
  const titleOf = (id: number) => all.find((sport) => sport.id === id)?.title ?? ''

  const move = (id: number, by: -1 | 1) => {
    const moved = movedTeam(teams, id, by)
    keepFocus(id, by)
    chooseTeams(moved)
    setSorted(moved)
    setAnnouncement({
      word: `${titleOf(id)} is number ${moved.indexOf(id) + 1} of ${moved.length}.`,
    })
  }
  const importTeams = (imported: MyTeams, message: string) => {
    chooseTeams(imported)
    setSorted(imported)
    setAnnouncement({ word: message, before: teams })
  }

  return (
    <>
      <ScreenHead title="My Teams">
        <p>
          Teams you follow come first on the home page, in menus and in your calendar. Saved on this
          device. No account needed.
        </p>
      </ScreenHead>
      <ImportTeams sports={all} teams={teams} take={importTeams} />
      <Section title="All teams">
        <noscript>
          <p>
            Following teams needs JavaScript. <Link to={calendarHref()}>The calendar</Link> has all
            their games without.
          </p>
        </noscript>
        {/* The order of the rows shows a move; only what can be undone takes room. */}
        <p className={announcement.before ? css.said : 'visually-hidden'}>
          <span role="status">{announcement.word}</span>
          {announcement.before && (
            <Button
              kind="text"
              size="small"
              onClick={() => {
                chooseTeams(announcement.before!)
                setSorted(announcement.before!)
                setAnnouncement({ word: 'Your teams are back as they were.' })
              }}
            >
              Undo
            </Button>
          )}
        </p>
        {all.length === 0 && <EmptyNote>No teams yet.</EmptyNote>}
        <ul ref={list} role="list" className={css.teams}>
          {orderedTeams.map((sport) => (
            <TeamLine
              key={sport.id}
              sport={sport}
              game={currentOrNextGame(upcoming.items.filter((game) => game.sport.id === sport.id))}
              place={teams.indexOf(sport.id)}
              of={teams.length}
              hold={() => setSorted(sorted ?? teams)}
              move={(by) => move(sport.id, by)}
            />
          ))}
        </ul>
      </Section>
      <OtherDevices settings={settings} teams={teams} />
    </>
  )
}

/** Days until the next game of a team that is in season. */
const seasonDays = 30

/** The sports with a game soon after the next one of any. The sort is stable: the others follow. */
function inSeason(games: readonly Game[]): Set<number> {
  const until = games[0] ? addDays(games[0].date.slice(0, 10), seasonDays) : ''
  return new Set(games.filter(({ date }) => date < until).map(({ sport }) => sport.id))
}

/**
 * A row that moves keeps focus: on the pressed button, or on the other one at the end of the list.
 */
function useMove() {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ id: number; by: -1 | 1 }>(undefined)
  useLayoutEffect(() => {
    if (!moved.current) return
    const { id, by } = moved.current
    moved.current = undefined
    const button = (direction: number) =>
      list.current?.querySelector<HTMLButtonElement>(
        `[data-team="${id}"] [data-by="${direction}"]:not(:disabled)`,
      )
    ;(button(by) ?? button(-by))?.focus()
  })
  return {
    list,
    keepFocus: (id: number, by: -1 | 1) => {
      moved.current = { id, by }
    },
  }
}

type Props = {
  sport: Sport
  /** Its current or next game. */
  game: Game | undefined
  /** The position among followed teams; -1 for others. */
  place: number
  of: number
  /** Called before following or unfollowing. */ hold(): void
  move(by: -1 | 1): void
}

/**
 * A team: its next game, pages, follow button and, if followed, buttons to move it. All rows are
 * equally high.
 */
function TeamLine({ sport, game, place, of, hold, move }: Props) {
  const followed = place >= 0
  const step = (by: -1 | 1, text: string, possible: boolean) => (
    <button
      type="button"
      className={css.step}
      data-by={by}
      disabled={!possible}
      hidden={!followed || of < 2}
      onClick={() => move(by)}
    >
      <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} />
      <VisuallyHidden>
        {sport.title} {text}
      </VisuallyHidden>
    </button>
  )
  return (
    <li className={css.team} data-team={sport.id} data-on={followed || undefined}>
      <Link className={css.name} to={sportHref(sport)}>
        <SportIcon sport={sport} />
        <span>{sport.title}</span>
      </Link>
      <span className={css.steps}>
        {step(-1, 'one place up', place > 0)}
        {step(1, 'one place down', place < of - 1)}
      </span>
      <Link className={css.bell} to={notificationsHref(sport)}>
        <Icon name="bell" />
        <VisuallyHidden>Notifications of {sport.title}</VisuallyHidden>
      </Link>
      <span className={css.follow} onClickCapture={hold}>
        <FollowButton sport={sport} />
      </span>
      <TeamGames sport={sport} game={game} />
    </li>
  )
}
