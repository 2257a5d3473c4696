import { swing, type Point } from '../path.ts'
import { ballRadius, ballSvg, type Ball, type BallTones } from './balls.ts'
import type { Held, Item } from './action.ts'
import type { Joints } from './pose.ts'

export interface GearTones extends BallTones {
  tool: string
  toolShade: string
}

type Tool = Exclude<Item, Ball>

const line = (d: string, color: string, width: number, more = '') =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more} d="${d}"/>`

// Drawn with the grip at 0,0 and the tool pointing right.
export const tools: Record<Tool, (t: GearTones) => string> = {
  bat: ({ tool, toolShade }) =>
    `<path fill="${toolShade}" d="M-58-17C-70-14-70 14-58 17L-44 11L120 14C220 20 380 36 420 32C446 28 446-28 420-32C380-36 220-20 120-14L-44-11Z"/><path fill="${tool}" d="M-44-11L120-14C220-20 380-36 420-32C440-28 444-10 440 2C380-8 220-2 120-2L-44-3Z"/>`,
  glove: ({ tool, toolShade }) =>
    `<path fill="${toolShade}" d="M-46-30C-20-62 30-86 76-80C120-78 134-30 126 4C128 50 96 82 52 78C10 80-40 50-46 30Z"/><path fill="${tool}" d="M-30-38C-4-62 36-84 76-80C112-76 128-40 126 0C100-30 40-50-30-38Z"/>` +
    line('M70-70Q40-20 66 60M98-66Q74-20 96 56M30-64Q6-16 30 62', toolShade, 6),
  stick: ({ tool, toolShade, main }) =>
    line('M-330 0H210', toolShade, 20) +
    line('M-330-4H210', tool, 10) +
    `<path fill="${main}" fill-opacity=".22" d="M206-14C260-30 330-74 400-58C440-44 440 44 400 58C330 74 260 30 206 14Z"/>` +
    line('M206-12C260-24 330-74 400-58C440-44 440 44 400 58C330 74 260 24 206 12Z', main, 17) +
    line('M262-18L410 40M262 18L410-40M300-40L428 12M300 40L428-12M340-56V56M384-58V58', main, 4),
  hook: ({ tool, toolShade }) =>
    line('M-90 0H370C420 2 446-24 442-58C438-78 420-84 408-72', toolShade, 30) +
    line('M-90-3H370C412-2 436-24 434-54', tool, 14),
  racket: ({ tool, toolShade, main }) =>
    line('M-40 0H120', toolShade, 25) +
    line('M110 0C140 0 150-26 180-50M110 0C140 0 150 26 180 50', tool, 13) +
    `<ellipse cx="275" cy="0" rx="118" ry="88" fill="${main}" fill-opacity=".16" stroke="${tool}" stroke-width="15"/>` +
    line(
      'M190-54V54M220-74V74M250-82V82M280-84V84M310-80V80M340-70V70M172-48H372M162-24H384M160 0H390M162 24H384M172 48H372',
      tool,
      3,
    ),
  club: ({ tool, toolShade }) =>
    line('M-70 0H60', toolShade, 17) +
    line('M50 0H520', tool, 8) +
    `<path fill="${tool}" d="M508-8L552-6C580 4 588 40 578 62C560 70 530 66 520 58C512 40 516 20 508 8Z"/>`,
  javelin: ({ tool }) =>
    `<path fill="${tool}" d="M-620-3L-40-9H40L640-1V2L40 8H-40L-620 4Z"/>` +
    line('M-46 0H46', '#0006', 18),
  discus: ({ tool, toolShade }) =>
    `<ellipse rx="62" ry="26" fill="${toolShade}"/><ellipse rx="56" ry="18" cy="-5" fill="${tool}"/>`,
  baton: ({ tool }) => line('M-40 0H110', tool, 22),
  trophy: ({ tool, toolShade, line: edge }) =>
    `<path fill="${toolShade}" d="M-92-190H92C96-96 64-34 20-18V34H58V76H-58V34H-20V-18C-64-34-96-96-92-190Z"/><path fill="${tool}" d="M10-190H92C96-96 64-34 20-18V34H58V76H26C34 0 50-90 10-190Z"/>` +
    line('M-88-168C-150-178-150-90-74-78M88-168C150-178 150-90 74-78', tool, 16) +
    line('M-60-150C-58-110-46-80-30-64', edge, 10),
}

/** How far a tool sticks out of the hand. */
export const lengthOf: Partial<Record<Item, number>> = {
  bat: 430,
  stick: 440,
  hook: 450,
  racket: 400,
  club: 580,
  javelin: 640,
  baton: 110,
  glove: 120,
}

const isBall = (item: Item): item is Ball => item in ballRadius

function place(held: Held, j: Joints, tones: GearTones): string {
  const hand = j.arms[held.hand]
  const [dx, dy] = held.off ?? [0, 0]
  const grip: Point = swing(
    hand.wrist,
    (Math.atan2(hand.tip.x - hand.wrist.x, hand.tip.y - hand.wrist.y) * 180) / Math.PI,
    isBall(held.item) ? 52 : 26,
  )
  const at = `translate(${Math.round(grip.x + dx)} ${Math.round(grip.y + dy)})rotate(${Math.round(90 - (held.angle ?? 90))})`
  if (!isBall(held.item)) return `<g transform="${at}">${tools[held.item](tones)}</g>`
  return `<g transform="${at}scale(${ballRadius[held.item] / 100})">${ballSvg(held.item, tones)}</g>`
}

/** Everything an athlete holds, split by what hides behind the body. */
export function reachOf(held: Held, j: Joints): Point {
  const { tip } = j.arms[held.hand]
  if (held.item === 'trophy') return { x: tip.x, y: tip.y - 270 }
  const [dx, dy] = held.off ?? [0, 0]
  return swing({ x: tip.x + dx, y: tip.y + dy }, held.angle ?? 90, lengthOf[held.item] ?? 60)
}

export function gearOf(
  held: readonly Held[],
  tones: GearTones,
): (j: Joints) => { under: string; over: string } {
  return (j) => {
    const drawn = (layer: 'under' | 'over') =>
      held
        .filter((h) => (h.layer ?? 'over') === layer)
        .map((h) => place(h, j, tones))
        .join('')
    return { under: drawn('under'), over: drawn('over') }
  }
}
