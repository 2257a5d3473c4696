import type { HandEvent } from '../../contract/ingest.schema.ts'
import { ordinal } from '../calendar/when.ts'
import { toPeriod, type HandGame, type HandRules } from './rules.ts'

/**
 * A step as on a scoreboard: '3rd', 'Set 2', 'Top 5th', 'OT', 'OT 2'; '' for a sport without
 * periods.
 */
export function formatStep(rules: HandRules, step: number): string {
  const { periodName, regulation, halves } = rules
  if (regulation === 0) return ''
  const period = toPeriod(rules, step)
  if (halves) return `${step % 2 ? 'Top' : 'Bot'} ${ordinal(period)}`
  if (periodName === 'Set') return `Set ${period}`
  return period <= regulation
    ? ordinal(period)
    : period === regulation + 1
      ? 'OT'
      : `OT ${period - regulation}`
}

/** The heading of a period in a line score: '3', 'OT', 'OT 2'; extra innings stay numbers. */
export function periodHead({ regulation, halves, sets }: HandRules, period: number): string {
  const extra = period - regulation
  return extra <= 0 || halves || sets ? String(period) : extra === 1 ? 'OT' : `OT ${extra}`
}

/** The state of the game: '', '3rd', 'In progress' in a sport without periods, 'Final'. */
export function stateLabel(game: Pick<HandGame, 'state' | 'step'>, rules: HandRules): string {
  if (game.state === 'before') return ''
  if (game.state === 'on') return formatStep(rules, game.step) || 'In progress'
  return 'Final'
}

/** A tap with the text of its button: 'Touchdown', '+4 points', 'Set 2'. */
export function formatEvent(event: Exclude<HandEvent, { kind: 'undo' }>, rules: HandRules): string {
  switch (event.kind) {
    case 'start':
      return 'Start'
    case 'score':
      return formatPoints(event.points, rules)
    case 'step':
      return formatStep(rules, event.step) || 'Period'
    case 'clock':
      return event.clock ? `Clock ${event.clock}` : 'Clock off'
    case 'note':
      return event.text
    case 'final':
      return 'Final'
    case 'reopen':
      return 'Not over yet'
    case 'take':
      return 'Taken over from the stat file'
  }
}

export const formatPoints = (points: number, rules: HandRules): string =>
  rules.buttons.find((button) => button.points === points)?.label ?? `+${points} ${rules.other}`

/** One line, also for screen readers: '3rd · Harlan 24, Ashby 17'. */
export function scoreLine(
  game: HandGame,
  rules: HandRules,
  names: { team: string; opponent: string },
): string {
  const score = `${names.team} ${game.score.team}, ${names.opponent} ${game.score.opponent}`
  const inSet =
    rules.sets && game.state === 'on'
      ? ` (${game.periods.team[game.step - 1] ?? 0}–${game.periods.opponent[game.step - 1] ?? 0})`
      : ''
  return [stateLabel(game, rules) || 'Not started', `${score}${inSet}`].join(' · ')
}
