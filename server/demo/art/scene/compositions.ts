import { cast } from '../athlete/cast.ts'
import { joy } from '../poses/running.ts'
import { venueOf } from '../venue/of-sport.ts'
import { above } from './above.ts'
import { ballOf, bigBall, bigHead, scoreboard, trophyInLight } from './detail.ts'
import { confetti, fans } from './fans.ts'
import { high, linear, rect, wide, type Frame } from './frame.ts'
import { graphicGround } from './graphic.ts'
import { beams } from './light.ts'
import { momentsOf, player, playerAt } from './players.ts'
import { butterfly, freestyle } from './swimmer.ts'

export type Composition = (f: Frame) => string

/** One athlete large against the lamps, an opponent small behind. */
const underLamps: Composition = (f) => {
  const { r } = f
  const { svg, cam } = venueOf(f, 'low')
  const [first, second] = momentsOf(f)
  const flip = r.chance(0.4)
  const height = r.int(690, 800)
  const airborne = (first?.pose.air ?? 0) > 120
  return svg + playerAt(f, cam, ...place(f), { strip: 'rival', light: 'rim', flip: !flip, ...(second && { action: second }), plain: false }) +
    player(f, r.int(1000, 1160), airborne ? 985 : 868, height, { light: r.chance(0.55) ? 'rim' : 'stage', flip, ...(first && { action: first }) })
}

const place = ({ sport, r }: Frame): readonly [number, number] => {
  if (sport === 'wvball') return [r.between(1, 3), 14]
  if (sport === 'mten' || sport === 'wten') return [r.between(1, 3), 21]
  if (sport === 'baseball' || sport === 'softball') return [0, sport === 'softball' ? 13 : 18]
  if (sport === 'track') return [r.between(37, 40), 12]
  if (sport === 'football' || sport.endsWith('soc') || sport.endsWith('lax') || sport === 'fhockey') return [r.between(2, 6), 55]
  return [r.between(1, 3), 5]
}

/** So close that the frame cuts the legs. */
const closeUp: Composition = (f) => {
  const { r } = f
  const ground = r.chance(0.6) ? graphicGround(f) : venueOf(f, 'low').svg
  return ground + player(f, r.int(1010, 1120), r.int(1150, 1230), r.int(1090, 1180), { light: 'stage', flip: r.chance(0.35) })
}

/** A cut-out on a poster's ground, followed by its own echo. */
const poster: Composition = (f) => {
  const { p, r, sport } = f
  const flip = r.chance(0.3)
  const scale = r.between(0.8, 0.9)
  const { svg } = cast({ sport, palette: p, random: r, flip, light: 'stage' })
  const sx = (flip ? -scale : scale).toFixed(2)
  const x = r.int(1020, 1120), y = 880, back = flip ? 1 : -1
  const echo = (step: number, opacity: number) => `<use href="#a" transform="translate(${x + back * step} ${y - 4})scale(${sx} ${scale.toFixed(2)})" opacity="${opacity}"/>`
  return `${graphicGround(f)}<defs><g id="a">${svg}</g></defs>${echo(130, 0.14)}${echo(64, 0.28)}${echo(0, 1)}`
}

const duel: Composition = (f) => {
  const { r } = f
  const { svg } = venueOf(f, 'low')
  const [first, second] = momentsOf(f)
  const height = r.int(640, 720), x = r.int(930, 990)
  return svg + player(f, x + r.int(300, 370), 850, height * 0.96, { strip: 'rival', light: 'rim', flip: true, ...(second && { action: second }) }) +
    player(f, x, 870, height, { light: 'stage', ...(first && { action: first }) })
}

/** The whole place from the stands with both sides at play. */
const fromTheStands: Composition = (f) => {
  const { r } = f
  const { svg, cam } = venueOf(f, 'high')
  const moments = momentsOf(f)
  const spots = spread(f).sort((a, b) => b[1] - a[1])
  return svg + spots.map(([x, z], i) => {
    const action = moments[i % moments.length]
    return playerAt(f, cam, x, z, { strip: i % 2 ? 'rival' : 'home', light: 'day', plain: i > 1, flip: r.chance(0.5), ...(action && { action }) })
  }).join('')
}

const spread = ({ sport, r }: Frame): (readonly [number, number])[] => {
  if (sport === 'wvball') return [[-2, 5], [2.4, 7.6], [0.6, 10.4], [2.8, 12.6]]
  if (sport === 'mten' || sport === 'wten') return [[1.6, 0.6], [-0.6, 23]]
  if (sport === 'baseball' || sport === 'softball') return [[0, sport === 'softball' ? 13 : 18.4], [0.9, 0.4], [13, 16]]
  if (sport === 'wrestling') return [[-0.4, 3.6], [1.2, 4.4]]
  if (sport === 'track') return Array.from({ length: 4 }, (_, i) => [37.2 + i * 1.22 * 1.6, r.between(-7, 3)] as const)
  if (sport.endsWith('cross')) return Array.from({ length: 4 }, (_, i) => [-0.6 + i * 0.9, 2.4 + i * 2.2] as const)
  if (sport.endsWith('golf')) return [[1.5, 4]]
  const depth = sport.endsWith('bball') ? [5, 9, 12, 17] : [9, 16, 21, 30]
  return depth.map((z, i) => [r.between(-2, 5) + (i % 2) * 3 - i, z] as const)
}

const beforeTheFans: Composition = (f) => {
  const { p } = f
  const { svg } = venueOf(f, 'high')
  return svg + linear('haze2', [0, 200], [0, 700], [[0, p.second, 0], [1, p.second, 0.4]]) + rect('url(#haze2)', 0, 200, wide, high - 200) + fans(f, 500, 4)
}

const celebration: Composition = (f) => {
  const { p, r } = f
  const { svg } = venueOf(f, 'low')
  const [a, b, c] = r.shuffle(Object.values(joy))
  const at = r.int(1060, 1120)
  return svg + beams(f, at, -80, [-30, -12, 6, 24], 0.3) + rect(p.ink, 0, 0, wide, high, 'opacity=".15"') +
    player(f, at - 250, 890, 640, { light: 'rim', ...(b && { action: b }) }) + player(f, at + 270, 890, 650, { light: 'rim', flip: true, ...(c && { action: c }) }) +
    player(f, at, 930, 760, { light: 'stage', ...(a && { action: a }) }) + confetti(f, 120)
}

/** Runners shoulder to shoulder, each a step behind the next. */
const pack: Composition = (f) => {
  const { r } = f
  const { svg } = venueOf(f, 'low')
  const moments = momentsOf(f)
  return svg + [0, 1, 2, 3].map((i) => {
    const action = moments[i % moments.length]
    return player(f, 1400 - i * 190 + r.int(-20, 20), 760 + i * 36, 470 + i * 90, { light: i === 3 ? 'stage' : 'rim', strip: i % 2 ? 'home' : 'rival', ...(action && { action }) })
  }).join('')
}

const inTheWater = (stroke: typeof butterfly): Composition => (f) => {
  const { r } = f
  return venueOf(f, 'low').svg + stroke(f, r.int(1020, 1100), r.int(500, 570), r.int(760, 900))
}

/** What a sport can be shown as; twice in the list is twice as often. */
export function compositionsOf({ sport }: Frame): readonly Composition[] {
  const ball = ballOf(sport)
  if (sport.endsWith('swim')) return [inTheWater(butterfly), inTheWater(butterfly), inTheWater(freestyle), above, underLamps, beforeTheFans, trophyInLight, poster]
  if (sport.endsWith('cross')) return [pack, pack, underLamps, fromTheStands, poster, closeUp]
  if (sport.endsWith('golf')) return [underLamps, underLamps, fromTheStands, poster, closeUp, ...(ball ? [(f: Frame) => bigBall(f, ball)] : [])]
  const detail = ball ? [(f: Frame) => bigBall(f, ball)] : []
  const own = sport === 'track' ? [pack, pack] : [duel]
  const head = ['football', 'mlax', 'baseball', 'wrestling'].includes(sport) ? [bigHead] : []
  return [underLamps, underLamps, underLamps, closeUp, poster, poster, fromTheStands, above, beforeTheFans, celebration, scoreboard, trophyInLight, ...detail, ...own, ...head]
}
