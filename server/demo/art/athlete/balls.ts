/** Balls as seen in flight: radius in thousandths of the body, lit from the upper right. */
export type Ball =
  | 'football'
  | 'baseball'
  | 'softball'
  | 'basketball'
  | 'soccer'
  | 'volleyball'
  | 'lacrosse'
  | 'tennis'
  | 'golf'
  | 'shot'

export const ballRadius: Record<Ball, number> = {
  football: 82,
  basketball: 68,
  soccer: 62,
  volleyball: 60,
  softball: 30,
  baseball: 24,
  lacrosse: 21,
  tennis: 22,
  golf: 14,
  shot: 36,
}

export interface BallTones {
  main: string
  shade: string
  line: string
}

/** A ball of radius 100 around 0,0. */
export function ballSvg(ball: Ball, { main, shade, line }: BallTones): string {
  const seam = (d: string, width = 7) =>
    `<path fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
  const round = `<circle r="100" fill="${shade}"/><path fill="${main}" d="M-64-76C-20-116 64-104 92-38C112 20 84 78 40 92C66 40 40-40-64-76Z"/>`
  const lit = `<circle r="100" fill="${main}"/><path fill="${shade}" d="M-98-20C-92 60-20 116 66 75C-6 84-72 50-98-20Z"/>`
  switch (ball) {
    case 'football':
      return (
        `<path fill="${shade}" d="M-100 0C-56-74 56-74 100 0C56 74-56 74-100 0Z"/><path fill="${main}" d="M-100 0C-56-74 56-74 100 0C40-30-44-6-76 28C-86 18-94 8-100 0Z"/>` +
        seam(
          'M-34-22H34M-22-32V-12M-7-34V-10M8-34V-10M23-32V-12M-72-36Q-60 0-72 36M72-36Q60 0 72 36',
          6,
        )
      )
    case 'basketball':
      return round + seam('M-100 0H100M0-100V100M-72-70Q-14 0-72 70M72-70Q14 0 72 70')
    case 'soccer':
      return (
        lit +
        `<path fill="${line}" d="M0-34L32-10L20 28H-20L-32-10ZM0-98L26-86L16-66H-16L-26-86ZM94-28L96 6L74 8L62-22L76-44ZM-94-28L-96 6L-74 8L-62-22L-76-44ZM58 80L34 94L24 76L42 50L66 56ZM-58 80L-34 94L-24 76L-42 50L-66 56Z"/>` +
        seam('M0-34V-66M32-10L62-22M20 28L42 50M-20 28L-42 50M-32-10L-62-22', 5)
      )
    case 'volleyball':
      return (
        lit +
        seam(
          'M0 0Q40-50 20-98M0 0Q24 58 94 34M0 0Q-66-4-74 66M38-92Q76-40 62-6M-4-99Q22-50-4-26M64 76Q10 76-20 44M98 8Q40 30 10 16M-99-8Q-62-56-16-46M-52 84Q-74 26-24 14',
          5,
        )
      )
    case 'baseball':
    case 'softball':
      return (
        lit +
        seam('M-62-78Q-14 0-62 78M62-78Q14 0 62 78', 3) +
        `<path fill="none" stroke="${line}" stroke-width="19" stroke-dasharray="4 11" d="M-62-78Q-14 0-62 78M62-78Q14 0 62 78"/>`
      )
    case 'tennis':
      return lit + seam('M-88-46Q0-10-20 98M88 46Q0 10 20-98', 9)
    case 'golf':
      return lit + dimples(shade)
    default:
      return round
  }
}

/** Rows of small hollows, closer together towards the rim. */
function dimples(color: string): string {
  const rows = [-78, -56, -34, -11, 11, 34, 56, 78].map((y, i) => {
    const half = Math.sqrt(100 * 100 - y * y) - 13
    const xs = [-1, -0.68, -0.34, 0, 0.34, 0.68, 1].map((t) =>
      Math.round((half * Math.sin(t * 1.4)) / 0.986 + (i % 2 ? 9 * (1 - Math.abs(t)) : 0)),
    )
    return xs.map((x) => `M${x} ${y}h.1`).join('')
  })
  return `<path fill="none" stroke="${color}" stroke-width="13" stroke-linecap="round" opacity=".55" d="${rows.join('')}"/>`
}
