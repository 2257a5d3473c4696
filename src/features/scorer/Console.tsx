import { Suspense, useEffect, useRef, useState } from 'react'
import type { Game } from '../../contract/schema/game.ts'
import type { HandSide } from '../../contract/schema/hand-score.ts'
import { kindOf } from '../../domain/games/game.ts'
import { lastStep, rulesOf } from '../../domain/hand-score/rules.ts'
import { scoreLine } from '../../domain/hand-score/words.ts'
import { holdPage } from '../../platform/outdated.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AskDialog, type Asked } from './AskDialog.tsx'
import * as asks from './asks.ts'
import { Board, type BoardSide } from './Board.tsx'
import css from './Console.module.css'
import { Feeding } from './Feeding.tsx'
import { MoreTaps } from './MoreTaps.tsx'
import { SendLine } from './SendLine.tsx'
import { StepBar } from './StepBar.tsx'
import { TapLog } from './TapLog.tsx'
import { TeamPad } from './TeamPad.tsx'
import { useScoreKeys } from './use-score-keys.ts'
import { useSheet } from './use-sheet.ts'
import { useWakeLock } from './use-wake-lock.ts'

const { Piece } = lazyHydrated(async () => ({ Desk: (await import('./Desk.tsx')).Desk }))

type Props = {
  game: Game
  tenant: string
  token: string
  sides: BoardSide[]
  give(text: string): boolean
  forget(): void
}

/**
 * The board, a pad for each team, and what is seldom needed below: thumb-sized, in reach, and every
 * tap counts at once.
 */
export function Console({ game, tenant, token, sides, give, forget }: Props) {
  const rules = rulesOf(game.sport.globalSportShortName)
  const sheet = useSheet({ tenant, gameId: game.id, token, rules })
  const [asked, setAsked] = useState<Asked | null>(null)
  const desk = useRef<HTMLDetailsElement>(null)
  const [deskOpen, setDeskOpen] = useState(false)
  const names = Object.fromEntries(sides.map(({ key, name }) => [key, name])) as Record<
    HandSide,
    string
  >
  const { state, step } = sheet.game
  const score = (side: HandSide, points: number) => sheet.tap({ kind: 'score', side, points, step })
  const newest = sheet.game.lines.find(({ undoneBy }) => undoneBy.length === 0)
  const undo = newest && (() => sheet.tap({ kind: 'undo', of: newest.event.id }))
  const playing = state === 'on'
  // A newer build waits until the game is over and every tap is sent.
  const busy = playing || sheet.waiting > 0
  useEffect(() => holdPage(() => busy), [busy])
  useWakeLock(playing)
  useScoreKeys({ rules, playing: playing && asked === null, score, undo })
  const line = scoreLine(sheet.game, rules, names)

  return (
    <div className={css.console}>
      <SendLine sheet={sheet} give={give} forget={forget} />
      <Feeding
        answer={sheet.answer}
        takeOver={(version, shown) =>
          setAsked(asks.takeOver(shown, line, () => sheet.tap({ kind: 'take', over: version })))
        }
      />
      <Board game={sheet.game} rules={rules} sides={sides} />
      <VisuallyHidden>
        <p role="status">{line}</p>
      </VisuallyHidden>
      {sides.map(({ key, name }, i) => (
        <TeamPad
          key={key}
          place={i === 0 ? 'first' : 'second'}
          side={key}
          name={name}
          rules={rules}
          playing={playing}
          score={score}
        />
      ))}
      <StepBar
        game={sheet.game}
        rules={rules}
        last={lastStep(rules)}
        undo={undo}
        newest={newest}
        names={names}
        go={(to) => sheet.tap({ kind: 'step', step: to })}
        start={() =>
          setAsked(asks.start(kindOf(game) === 'upcoming', () => sheet.tap({ kind: 'start' })))
        }
        end={() =>
          setAsked(asks.end(line.replace(/^.*? · /, ''), () => sheet.tap({ kind: 'final' })))
        }
        reopen={() => setAsked(asks.reopen(() => sheet.tap({ kind: 'reopen' })))}
      />
      <TapLog lines={sheet.game.lines} rules={rules} names={names} tap={sheet.tap} />
      <MoreTaps
        rules={rules}
        sides={sides}
        playing={playing}
        clock={sheet.game.clock}
        score={score}
        tap={sheet.tap}
      />
      <details
        ref={desk}
        className={css.fold}
        onToggle={() => setDeskOpen(desk.current?.open === true)}
      >
        <summary>
          What fans see{sheet.answer?.token === 'ingest' && ', and links for helpers'}
        </summary>
        {deskOpen && (
          <Suspense>
            <Piece
              name="Desk"
              gameId={game.id}
              token={token}
              mayLink={sheet.answer?.token === 'ingest'}
            />
          </Suspense>
        )}
      </details>
      {asked && <AskDialog {...asked} close={() => setAsked(null)} />}
    </div>
  )
}
