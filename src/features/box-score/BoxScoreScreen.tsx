import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Corrections } from '../../blocks/Corrections.tsx'
import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import { TeamTotals } from '../../blocks/stats/TeamTotals.tsx'
import type { BoxScore } from '../../contract/schema/box-score.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { comparisonOf, gameFacts, type Side } from '../../domain/games/box-score.ts'
import { kindOf } from '../../domain/games/game.ts'
import { isField } from '../../domain/games/field-event.ts'
import { SectionHead } from '../../ui/Section.tsx'
import css from './BoxScoreScreen.module.css'
import { GameBar } from './GameBar.tsx'
import { GameInfo } from './GameInfo.tsx'
import { Leaders } from './Leaders.tsx'
import { GameTabs } from '../../blocks/game/GameTabs.tsx'
import { MeetBoard } from '../../blocks/game/MeetBoard.tsx'
import { MeetReport, type MeetGame } from './MeetReport.tsx'
import { NoBoxScore } from './NoBoxScore.tsx'
import { Plays } from '../../blocks/game/Plays.tsx'
import { Scoreboard } from '../../blocks/game/Scoreboard.tsx'
import { ScoringSummary } from '../../blocks/game/ScoringSummary.tsx'
import { TeamTables } from './TeamTables.tsx'

type Props = { game: MeetGame; boxScore: BoxScore | null; settings: SiteSettings }

export default function BoxScoreScreen({ game: drawn, boxScore: box, settings }: Props) {
  const game = useLiveGame(drawn)
  const [search] = useSearchParams()
  // Where the plays stand is decided when the page is opened: above the tables while the game is
  // on.
  const [playsFirst] = useState(box ? !box.status.complete : false)
  const [on] = useState(kindOf(drawn) !== 'final')
  const announced = useMemo(() => [drawn], [drawn])
  // A score kept by hand has nobody's figures.
  const counts = box?.family !== 'plain'
  const asked = search.get('team')
  const scoring = search.get('plays') === 'scoring'
  const ours: Side = box?.thisTeamIsHomeTeam ? 'home' : 'visitor'
  const team: Side = asked === 'home' || asked === 'visitor' ? asked : ours
  const names: Record<Side, string> =
    ours === 'home'
      ? { home: settings.shortName, visitor: game.opponent.title }
      : { home: game.opponent.title, visitor: settings.shortName }
  return (
    <>
      {isField(game) && !box ? (
        <MeetBoard game={game} />
      ) : (
        <Scoreboard game={game} box={box} settings={settings}>
          <GameTabs game={game} here="box" on={on} />
        </Scoreboard>
      )}
      {box && <GameBar game={game} box={box} />}
      <div className={css.page} data-spoils={game.id} data-spoils-part>
        {!box && (isField(game) ? <MeetReport game={drawn} /> : <NoBoxScore game={game} />)}
        {box && (
          <>
            {counts && (
              <section id="summary" aria-labelledby="leaders">
                <SectionHead id="leaders" title="Leaders" />
                <Leaders box={box} sport={game.sport} names={names} />
              </section>
            )}
            <div className={css.pair}>
              <ScoringSummary box={box} names={names} />
              {comparisonOf(box).length > 0 && (
                <section aria-labelledby="totals">
                  <SectionHead id="totals" title="Team totals" />
                  <TeamTotals rows={comparisonOf(box)} names={names} />
                </section>
              )}
            </div>
            {playsFirst && <Plays box={box} scoring={scoring} />}
            {counts && <TeamTables box={box} sport={game.sport} team={team} names={names} />}
            {!playsFirst && <Plays box={box} scoring={scoring} />}
            <Corrections corrections={box.corrections} timeZone={settings.timeZone} />
            {gameFacts(box).length > 0 && (
              <section aria-labelledby="info">
                <SectionHead id="info" title="Game information" />
                <GameInfo box={box} />
              </section>
            )}
          </>
        )}
      </div>
      <LiveAnnouncer games={announced} us={settings.shortName} box={box} />
    </>
  )
}
