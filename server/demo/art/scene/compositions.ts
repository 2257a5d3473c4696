import type { Action } from '../athlete/action.ts'
import { ballRadius } from '../athlete/balls.ts'
import { cast } from '../athlete/cast.ts'
import { kitOf } from '../athlete/kit.ts'
import { joy } from '../poses/running.ts'
import { venueOf } from '../venue/of-sport.ts'
import { above } from './above.ts'
import { ballOf, bigBall, bigHead, scoreboard, trophyInLight } from './detail.ts'
import { confetti, fans } from './fans.ts'
import { high, linear, rect, wide, type Frame } from './frame.ts'
import { graphicGround } from './graphic.ts'
import { beams } from './light.ts'
import { extent, hero, momentsOf, placed, player, playerAt, runsOf } from './players.ts'
import { butterfly, freestyle } from './swimmer.ts'

export type Composition = (f: Frame) => string

/** One athlete large against the lamps, an opponent small behind. */
const underLamps: Composition = (f) => {
  const { r, sport } = f
  const { svg, cam } = venueOf(f, 'low')
  const [first, second] = momentsOf(f)
  const flip = r.chance(0.4)
  const alone = /swim|golf|cross|wrestling/.test(sport)
  return (
    svg +
    (alone
      ? ''
      : playerAt(f, cam, ...place(f), {
          strip: 'rival',
          light: 'rim',
          flip: !flip,
          ...(second && { action: withoutBall(second) }),
        })) +
    hero(f, r.int(1020, 1140), r.int(800, 880), {
      light: r.chance(0.55) ? 'rim' : 'stage',
      flip,
      ...(first && { action: first }),
    })
  )
}

const place = ({ sport, r }: Frame): readonly [number, number] => {
  if (sport === 'wvball') return [r.between(1, 3), 14]
  if (sport === 'mten' || sport === 'wten') return [r.between(1, 3), 21]
  if (sport === 'baseball' || sport === 'softball') return [0, sport === 'softball' ? 13 : 18]
  if (sport === 'track') return [r.between(37, 40), 12]
  if (sport === 'football' || sport.endsWith('soc') || sport.endsWith('lax') || sport === 'fhockey')
    return [r.between(2, 6), 55]
  return [r.between(1, 3), 5]
}

/** So close that the frame cuts the legs, never the head. */
const closeUp: Composition = (f) => {
  const { p, r, sport } = f
  const ground = r.chance(0.6) ? graphicGround(f) : venueOf(f, 'low').svg
  const standing = momentsOf(f).find(
    ({ pose }) => (pose.air ?? 0) < 100 && Math.abs(pose.lean) < 50,
  )
  const flip = r.chance(0.35)
  const drawn = cast({
    sport,
    palette: p,
    random: r,
    flip,
    light: 'stage',
    strip: r.chance(0.5) ? 'away' : 'home',
    ...(standing && { action: standing }),
  })
  const scale = r.between(1.12, 1.34)
  return (
    ground +
    placed(
      p.ink,
      drawn,
      r.int(1010, 1110),
      54 - extent({ ...drawn, reach: [] }).top * scale,
      scale,
      flip,
    )
  )
}

/** A cut-out on a poster's ground, followed by its own echo. */
const poster: Composition = (f) => {
  const { p, r, sport } = f
  const flip = r.chance(0.3)
  const drawn = cast({ sport, palette: p, random: r, flip, light: 'stage', strip: 'away' })
  const box = extent(drawn)
  const scale = Math.min(0.98, 840 / (box.bottom - box.top), 980 / (box.right - box.left))
  const x = r.int(1040, 1110) - ((box.left + box.right) / 2) * scale * (flip ? -1 : 1)
  const y = 450 - ((box.top + box.bottom) / 2) * scale
  const echo = (step: number, opacity: number) =>
    `<use href="#a" transform="translate(${Math.round(x + (flip ? step : -step))} ${Math.round(y)})scale(${(flip ? -scale : scale).toFixed(2)} ${scale.toFixed(2)})" opacity="${opacity}"/>`
  return `${graphicGround(f)}<defs><g id="a">${drawn.svg}</g></defs>${echo(130, 0.14)}${echo(64, 0.28)}${echo(0, 1)}`
}

const duel: Composition = (f) => {
  const { r } = f
  const { svg } = venueOf(f, 'low')
  const [first, second] = momentsOf(f)
  const x = r.int(900, 960)
  return (
    svg +
    hero(f, x + r.int(340, 400), 720, {
      strip: 'rival',
      light: 'rim',
      flip: true,
      ...(second && { action: withoutBall(second) }),
    }) +
    hero(f, x, 780, { light: 'stage', ...(first && { action: first }) })
  )
}

/** The whole place from the stands with both sides at play. */
const fromTheStands: Composition = (f) => {
  const { r } = f
  const { svg, cam } = venueOf(f, 'high')
  const moments = f.sport === 'track' ? runsOf(f) : momentsOf(f)
  const spots = spread(f).sort((a, b) => b[1] - a[1])
  // Two athletes are drawn; both sides are made of them.
  const people = [0, 1]
    .map((i) => {
      const action = moments[i % moments.length]
      return `<g id="p${i}">${cast({ sport: f.sport, palette: f.p, random: r, strip: i ? 'rival' : 'home', light: 'day', ...(action && { action: i ? withoutBall(action) : action }) }).svg}</g>`
    })
    .join('')
  return (
    `${svg}<defs>${people}</defs>` +
    spots
      .map(([x, z], i) => {
        const foot = cam.at(x, z),
          scale = (cam.scale(x, z) * 0.0023).toFixed(3)
        return `<g transform="translate(${Math.round(foot.x)} ${Math.round(foot.y)})scale(${i > 1 ? '-' : ''}${scale} ${scale})"><ellipse cx="-60" cy="6" rx="260" ry="24" fill="${f.p.ink}" opacity=".5"/><use href="#p${(i + 1) % 2}"/></g>`
      })
      .join('')
  )
}

const spread = ({ sport, r }: Frame): (readonly [number, number])[] => {
  if (sport === 'wvball')
    return [
      [-1, 4.4],
      [2.6, 6.6],
      [0.6, 10.6],
      [2.4, 13],
    ]
  if (sport.endsWith('ten'))
    return [
      [1.4, 0.4],
      [-0.6, 22],
    ]
  if (sport === 'wrestling')
    return [
      [-0.3, 2.8],
      [1.3, 3.2],
    ]
  if (sport === 'track')
    return Array.from({ length: 4 }, (_, i) => [37.1 + i * 1.22 * 2, r.between(-6, 1)] as const)
  if (sport.endsWith('cross'))
    return Array.from({ length: 4 }, (_, i) => [-0.2 + i * 0.7, -0.6 + i * 1.7] as const)
  if (sport.endsWith('golf')) return [[1.2, -1.2]]
  const near = sport.endsWith('bball') ? 4 : 38
  return [0, 3, 7, 13].map((z, i) => [r.between(-1, 3) + (i % 2) * 3 - i * 0.6, near + z] as const)
}

/** One ball is enough for a picture. */
const withoutBall = ({ pose, held = [] }: Action): Action => ({
  pose,
  held: held.filter(({ item }) => !(item in ballRadius)),
})

const beforeTheFans: Composition = (f) => {
  const { p } = f
  const { svg } = venueOf(f, 'high')
  return (
    svg +
    linear(
      'haze2',
      [0, 200],
      [0, 700],
      [
        [0, p.second, 0],
        [1, p.second, 0.4],
      ],
    ) +
    rect('url(#haze2)', 0, 200, wide, high - 200) +
    fans(f, 500, 4)
  )
}

const celebration: Composition = (f) => {
  const { p, r } = f
  const { svg } = venueOf(f, 'low')
  const [a, b, c] = r.shuffle<Action>(Object.values(joy))
  // Pads and cages cost too many bytes for three.
  const padded = kitOf(f.sport).pads === true
  const at = r.int(1060, 1120)
  return (
    svg +
    beams(f, at, -80, [-30, -12, 6, 24], 0.3) +
    rect(p.ink, 0, 0, wide, high, 'opacity=".15"') +
    (padded ? '' : player(f, at - 250, 890, 640, { light: 'rim', ...(b && { action: b }) })) +
    player(f, at + 270, 890, 650, { light: 'rim', flip: true, ...(c && { action: c }) }) +
    hero(f, at, 790, { light: 'stage', ...(a && { action: a }) }) +
    confetti(f, 72)
  )
}

/** Runners shoulder to shoulder, each a step behind the next. */
const pack: Composition = (f) => {
  const { r } = f
  const { svg } = venueOf(f, 'low')
  const runs = runsOf(f)
  return (
    svg +
    [0, 1, 2]
      .map((i) => {
        const action = runs[i % runs.length]
        return player(f, 1400 - i * 235 + r.int(-20, 20), 770 + i * 48, 500 + i * 115, {
          light: i === 2 ? 'stage' : 'rim',
          strip: i % 2 ? 'home' : 'rival',
          ...(action && { action }),
        })
      })
      .join('')
  )
}

const inTheWater =
  (stroke: typeof butterfly): Composition =>
  (f) => {
    const { r } = f
    return venueOf(f, 'low').svg + stroke(f, r.int(1020, 1100), r.int(500, 570), r.int(760, 900))
  }

/** Between the games: who watches, what stands on the board, what is won. */
const around: Composition = (f) =>
  f.r.pick([beforeTheFans, beforeTheFans, scoreboard, trophyInLight])(f)

/** What a sport can be shown as; twice in the list is twice as often. */
export function compositionsOf({ sport }: Frame): readonly Composition[] {
  const ball = ballOf(sport)
  const detail: readonly Composition[] = ball ? [(f) => bigBall(f, ball)] : []
  if (sport.endsWith('swim'))
    return [
      inTheWater(butterfly),
      inTheWater(butterfly),
      inTheWater(freestyle),
      inTheWater(freestyle),
      above,
      above,
      underLamps,
      poster,
      around,
    ]
  if (sport.endsWith('cross')) return [pack, pack, underLamps, fromTheStands, poster, closeUp]
  if (sport.endsWith('golf'))
    return [underLamps, underLamps, poster, poster, closeUp, fromTheStands, ...detail]
  const own: readonly Composition[] = sport === 'track' ? [pack, pack, pack] : [duel, duel]
  const head: readonly Composition[] = ['football', 'mlax', 'baseball'].includes(sport)
    ? [bigHead]
    : []
  return [
    underLamps,
    underLamps,
    underLamps,
    underLamps,
    closeUp,
    poster,
    poster,
    ...(/^(base|soft)ball/.test(sport) ? [above] : [fromTheStands, fromTheStands]),
    above,
    celebration,
    around,
    ...detail,
    ...own,
    ...head,
  ]
}
