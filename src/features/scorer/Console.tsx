import { useEffect, useRef, useState, useEffectEvent } from 'react'
import type { Game } from '../../contract/game.schema.ts'
import type { HandSide, HandSheet } from '../../contract/ingest.schema.ts'
import { isAwaited } from '../../domain/games/game.ts'
import { lastStep, getHandRules, type HandRules } from '../../domain/hand-score/rules.ts'
import { scoreLine } from '../../domain/hand-score/words.ts'
import { blockReload } from '../../platform/reload-guard.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ConfirmDialog, type Confirmation } from './ConfirmDialog.tsx'
import * as asks from './confirmations.ts'
import { Board, type BoardSide } from './Board.tsx'
import css from './Console.module.css'
import { MoreTaps } from './MoreTaps.tsx'
import { SendLine } from './SendLine.tsx'
import { StepBar } from './StepBar.tsx'
import { TapLog } from './TapLog.tsx'
import { TeamPad } from './TeamPad.tsx'
import { useSheet } from './use-sheet.ts'
import { Button } from '../../ui/Button.tsx'
import { getDeviceSettings } from '../../platform/device-settings.ts'

const { Piece } = lazyHydrated(async () => ({
  Desk: (await import('./ScorerTools.tsx')).ScorerTools,
}))

type Props = {
  game: Game
  tenant: string
  token: string
  sides: BoardSide[]
  give(text: string): boolean
  forget(): void
}

/** The scoring console: board, a pad per team, less frequent actions below. */
export function Console({ game, tenant, token, sides, give, forget }: Props) {
  const rules = getHandRules(game.sport.globalSportShortName)
  const sheet = useSheet({ tenant, gameId: game.id, token, rules })
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const deskDetails = useRef<HTMLDetailsElement>(null)
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
  // An update waits until the game is over and all taps are sent.
  const busy = playing || sheet.waiting > 0
  useEffect(() => blockReload(() => busy), [busy])
  useWakeLock(playing)
  useScoreKeys({ rules, playing: playing && confirmation === null, score, undo })
  const line = scoreLine(sheet.game, rules, names)

  return (
    <div className={css.console}>
      <SendLine sheet={sheet} give={give} forget={forget} />
      <Feeding
        answer={sheet.answer}
        takeOver={(version, publishedScore) =>
          setConfirmation(
            asks.confirmTakeOver(publishedScore, line, () =>
              sheet.tap({ kind: 'take', over: version }),
            ),
          )
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
          setConfirmation(asks.confirmStart(isAwaited(game), () => sheet.tap({ kind: 'start' })))
        }
        end={() =>
          setConfirmation(
            asks.confirmEnd(line.replace(/^.*? · /, ''), () => sheet.tap({ kind: 'final' })),
          )
        }
        reopen={() => setConfirmation(asks.confirmReopen(() => sheet.tap({ kind: 'reopen' })))}
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
        ref={deskDetails}
        className={css.fold}
        onToggle={() => setDeskOpen(deskDetails.current?.open === true)}
      >
        <summary>
          What fans see{sheet.answer?.token === 'ingest' && ', and links for helpers'}
        </summary>
        {deskOpen && (
          <Piece
            name="Desk"
            gameId={game.id}
            token={token}
            isDepartment={sheet.answer?.token === 'ingest'}
          />
        )}
      </details>
      {confirmation && <ConfirmDialog {...confirmation} close={() => setConfirmation(null)} />}
    </div>
  )
}

/**
 * Keeps the screen on during the game where supported. The lock is lost when the page is hidden,
 * and requested again.
 */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isMounted = true
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused when the battery is low, which is not an error.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isMounted) lock = got
      else await got?.release()
    }
    void requestLock()
    const seen = () => void requestLock()
    document.addEventListener('visibilitychange', seen)
    return () => {
      isMounted = false
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [isWanted])
}

/** A stat file also feeds the game: it is shown until the scorer takes over. */
function Feeding({
  answer,
  takeOver,
}: {
  answer: HandSheet | null
  takeOver(version: number, publishedScore: string): void
}) {
  if (!answer || (answer.fedBy === null && !answer.word)) return null
  const { fedBy, word, published } = answer
  return (
    <div className={css.feeding} role="status">
      <p>
        {fedBy === null
          ? word
          : 'A stat file is updating this game. ' +
            'Your entries are saved but not shown to fans unless you take over.'}
      </p>
      {fedBy !== null && (
        <Button kind="alternate" onClick={() => takeOver(fedBy, published?.score ?? '')}>
          Take over
        </Button>
      )}
    </div>
  )
}

type Keys = {
  rules: HandRules
  playing: boolean
  score(side: HandSide, points: number): void
  undo: (() => void) | undefined
}

/**
 * Keyboard scoring: a digit scores for us, with Shift for them; Ctrl+Z undoes. Digits only when
 * shortcuts are on (WCAG 2.1.4), and none in a field.
 */
function useScoreKeys({ rules, playing, score, undo }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.repeat || document.querySelector('dialog:modal')) return
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select'))
      return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !undo) return
      event.preventDefault()
      return undo()
    }
    const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1])
    if (
      !playing ||
      getDeviceSettings().shortcuts === 'off' ||
      !rules.buttons.some(({ points }) => points === digit)
    )
      return
    event.preventDefault()
    score(event.shiftKey ? 'opponent' : 'team', digit)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
