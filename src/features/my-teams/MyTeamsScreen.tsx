import { useState } from 'react'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { followedFirst, movedTeam, type MyTeams } from '../../domain/phone/my-teams.ts'
import { realSports } from '../../domain/sports/sport-options.ts'
import { chooseTeams, useMyTeams } from '../../platform/my-teams.ts'
import { calendarHref } from '../../routes/links.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Arriving } from './Arriving.tsx'
import { OtherDevices } from './OtherDevices.tsx'
import css from './MyTeamsScreen.module.css'
import { TeamLine } from './TeamLine.tsx'
import { useMove } from './use-move.ts'

/**
 * Whom this device follows and in which order, and what comes of it. Without an account: nobody but
 * this browser knows.
 */
export default function MyTeamsScreen({
  settings,
  sports,
}: {
  settings: SiteSettings
  sports: Sport[]
}) {
  const teams = useMyTeams()
  // A team that is followed or left stays where it is under the finger; only a move, or the next
  // visit, sorts the list.
  const [sorted, setSorted] = useState<MyTeams | null>(null)
  const [said, setSaid] = useState<{ word: string; before?: MyTeams }>({ word: '' })
  const { list, keepFocus } = useMove()
  const all = realSports(sports)
  const shown = followedFirst(all, sorted ?? teams, ({ id }) => id)
  const titleOf = (id: number) => all.find((sport) => sport.id === id)?.title ?? ''

  const move = (id: number, by: -1 | 1) => {
    const moved = movedTeam(teams, id, by)
    keepFocus(id, by)
    chooseTeams(moved)
    setSorted(moved)
    setSaid({ word: `${titleOf(id)} is number ${moved.indexOf(id) + 1} of ${moved.length}.` })
  }
  const take = (taken: MyTeams, word: string) => {
    chooseTeams(taken)
    setSorted(taken)
    setSaid({ word, before: teams })
  }

  return (
    <>
      <ScreenHead title="My Teams">
        <p>
          Teams that you follow come first on this site: at home, in menus, in your calendar. Kept
          on this device; no account, and nobody is told.
        </p>
      </ScreenHead>
      <Arriving sports={all} teams={teams} take={take} />
      <Section title="Teams">
        <noscript>
          <p>
            Following teams needs JavaScript. <Link to={calendarHref()}>The calendar</Link> has all
            their games without.
          </p>
        </noscript>
        <p className={css.said}>
          <span role="status">{said.word}</span>
          {said.before && (
            <Button
              kind="text"
              size="small"
              onClick={() => {
                chooseTeams(said.before!)
                setSorted(said.before!)
                setSaid({ word: 'As it was before.' })
              }}
            >
              Undo
            </Button>
          )}
        </p>
        {all.length === 0 && (
          <EmptyNote>This department has no teams yet; when it has, they stand here.</EmptyNote>
        )}
        <ul ref={list} role="list" className={css.teams}>
          {shown.map((sport) => (
            <TeamLine
              key={sport.id}
              sport={sport}
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
