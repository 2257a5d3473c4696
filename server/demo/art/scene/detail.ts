import { mix } from '../color.ts'
import { ballRadius, ballSvg, type Ball } from '../athlete/balls.ts'
import { headSvg } from '../athlete/head.ts'
import { colorsOf, kitOf } from '../athlete/kit.ts'
import { tools } from '../athlete/tools.ts'
import { lettersSvg } from '../letters.ts'
import { skinsOf } from '../palette.ts'
import type { SportCode } from '../sport-code.ts'
import { venueOf } from '../venue/of-sport.ts'
import { confetti } from './fans.ts'
import { fill, high, linear, radial, rect, stroke, wide, type Frame } from './frame.ts'
import { graphicGround } from './graphic.ts'
import { beams, halftone } from './light.ts'

const balls: Partial<Record<SportCode, Ball>> = {
  football: 'football',
  baseball: 'baseball',
  softball: 'softball',
  mbball: 'basketball',
  wbball: 'basketball',
  msoc: 'soccer',
  wsoc: 'soccer',
  wvball: 'volleyball',
  mten: 'tennis',
  wten: 'tennis',
  mgolf: 'golf',
  wgolf: 'golf',
  mlax: 'lacrosse',
  wlax: 'lacrosse',
  fhockey: 'lacrosse',
}

export const ballOf = (sport: SportCode): Ball | undefined => balls[sport]

/** The ball itself, as large as a house, lying in the light. */
export function bigBall(f: Frame, ball: Ball): string {
  const { p, r } = f
  const { svg } = venueOf(f, 'low')
  const x = r.int(1060, 1180),
    size = ball === 'football' ? 3.7 : ballRadius[ball] < 40 ? 2.5 : 3
  const y = 820 - size * (ball === 'football' ? 56 : 100)
  const tones = {
    main: mix(p.second, p.pale, 0.35),
    shade: mix(p.second, p.deep, 0.62),
    line: p.deep,
  }
  const blades = Array.from(
    { length: 90 },
    () =>
      `M${r.int(500, 1600)} ${r.int(850, 930)}q${r.int(-8, 8)} -40 ${r.int(-26, 26)} ${-r.int(50, 110)}q4 60 14 100z`,
  ).join('')
  const grass = ['mbball', 'wbball', 'wvball', 'mten', 'wten'].includes(f.sport)
    ? ''
    : fill(p.ink, blades)
  return (
    svg +
    rect(p.ink, 0, 0, wide, high, 'opacity=".35"') +
    radial('halo', x, y, 620, [
      [0, p.second, 0.55],
      [1, p.second, 0],
    ]) +
    `<circle cx="${x}" cy="${Math.round(y)}" r="620" fill="url(#halo)"/>` +
    `<ellipse cx="${x - 40}" cy="830" rx="${Math.round(size * 118)}" ry="34" fill="${p.ink}" opacity=".7"/>` +
    `<g transform="translate(${x} ${Math.round(y)})rotate(${ball === 'football' ? r.int(-16, -6) : r.int(-40, 40)})scale(${size})">${ballSvg(ball, tones)}</g>` +
    grass
  )
}

/** A player's head in profile against the lamps: helmet, cap or bare. */
export function bigHead(f: Frame): string {
  const { p, r, sport } = f
  const c = colorsOf(p, 'home'),
    shirt = colorsOf(p, 'away').top
  const skin = r.pick(skinsOf(p))
  const { wear } = kitOf(sport)
  const shoulders = 'M-250 250C-210 150-120 130-60 112L40 96C110 120 180 140 214 250Z'
  const neck = 'M-58 20L-70 120C-30 150 30 150 52 112L36 40Z'
  const head = headSvg('side', {
    skin,
    hair: { main: p.ink, shade: p.ink },
    style: r.pick(['short', 'fade', 'curls']),
    wear,
    hat: c.hat,
    trim: c.trim,
  })
  return (
    graphicGround(f) +
    `<g transform="translate(${r.int(1060, 1140)} 400)scale(3.5)">${fill(skin.shade, neck)}${fill(shirt.shade, shoulders)}${fill(shirt.main, 'M60 102C120 122 180 140 214 250H120C120 180 100 130 60 102Z')}${head}</g>`
  )
}

export function scoreboard(f: Frame): string {
  const { p, r } = f
  const { svg } = venueOf(f, 'high')
  const home = r.int(14, 42),
    away = r.int(3, home)
  const digits = (text: string, x: number, y: number, height: number, color: string) =>
    `<g transform="translate(${x} ${y})">${lettersSvg(text, { height, fill: color, weight: 15 })}</g>`
  const board =
    `<g transform="translate(1060 330)">${fill(p.ink, 'M-470-250H470V230H-470Z')}${fill(p.deep, 'M-446-226H446V206H-446Z')}` +
    rect(p.second, -446, -226, 892, 14) +
    stroke(p.brand, 3, 'M0-180V170M-400 116H400') +
    digits('HOME', -220, -150, 44, p.pale) +
    digits('AWAY', 220, -150, 44, p.pale) +
    digits(String(home), -220, 0, 190, p.second) +
    digits(String(away), 220, 0, 190, p.white) +
    digits(`${r.int(0, 9)}${r.int(0, 5)}${r.int(0, 9)}`, 0, 160, 50, p.second) +
    '</g>'
  const masts = stroke(p.ink, 26, 'M760 540V900M1360 540V900')
  return (
    svg +
    rect(p.ink, 0, 0, wide, high, 'opacity=".25"') +
    radial('board', 1060, 330, 760, [
      [0, p.second, 0.4],
      [1, p.second, 0],
    ]) +
    rect('url(#board)', 300, 0, 1300, high) +
    masts +
    board +
    halftone(p.ink, 600, 640, 1000, 260, 22, 'bottom', 'opacity=".5"')
  )
}

export function trophyInLight(f: Frame): string {
  const { p, r } = f
  const tones = {
    main: p.pale,
    shade: p.second,
    line: p.white,
    tool: mix(p.second, p.pale, 0.4),
    toolShade: mix(p.second, p.deep, 0.5),
  }
  return (
    linear(
      'night',
      [0, 900],
      [1400, 0],
      [
        [0, p.ink],
        [0.5, p.deep],
        [1, p.brand],
      ],
    ) +
    rect('url(#night)', 0, 0, wide, high) +
    radial('halo', 1080, 380, 640, [
      [0, p.second, 0.6],
      [1, p.second, 0],
    ]) +
    rect('url(#halo)', 300, 0, 1300, high) +
    beams(f, 1080, -60, [-34, -18, -3, 12, 28], 0.4) +
    confetti(f, 90) +
    fill(p.ink, 'M840 760H1320L1380 900H780Z') +
    fill(p.brand, 'M840 760H1320L1330 784H830Z') +
    `<g transform="translate(1080 560)scale(2.6)">${tools.trophy(tones)}</g>` +
    halftone(p.ink, 500, 720, 1100, 190, 24, 'bottom', `opacity=".${r.int(3, 5)}"`)
  )
}
