/** Outlines of an emblem on 256×256, and where its charge stands. */
export interface Shape {
  d: string
  x: number
  y: number
  size: number
}

export const shapes: readonly Shape[] = [
  { d: 'M32 20H224V128C224 184 180 220 128 242C76 220 32 184 32 128Z', x: 128, y: 118, size: 1 },
  { d: 'M128 14A114 114 0 1 1 127.9 14Z', x: 128, y: 128, size: 1.04 },
  { d: 'M128 10L246 128L128 246L10 128Z', x: 128, y: 128, size: 0.82 },
  { d: 'M128 12L228 70V186L128 244L28 186V70Z', x: 128, y: 128, size: 0.98 },
  {
    d: 'M36 24C70 34 100 26 128 12C156 26 186 34 220 24C236 80 232 190 128 246C24 190 20 80 36 24Z',
    x: 128,
    y: 120,
    size: 0.96,
  },
  { d: 'M36 16H220V204L128 244L36 204Z', x: 128, y: 114, size: 1 },
  { d: 'M76 18H180L240 78V178L180 238H76L16 178V78Z', x: 128, y: 128, size: 1.06 },
  {
    d: 'M28 28C60 30 74 24 86 14H170C182 24 196 30 228 28V120C228 186 176 214 128 244C80 214 28 186 28 120Z',
    x: 128,
    y: 118,
    size: 0.98,
  },
  { d: 'M14 44H242L196 128L242 212H14L60 128Z', x: 128, y: 128, size: 0.78 },
  {
    d: 'M128 10C196 10 232 62 232 128C232 194 196 246 128 246C60 246 24 194 24 128C24 62 60 10 128 10Z',
    x: 128,
    y: 128,
    size: 0.98,
  },
  { d: 'M24 36H232V116C232 150 210 184 128 246C46 184 24 150 24 116Z', x: 128, y: 116, size: 0.94 },
]

/** How the field is parted; drawn in the second colour under the charge. */
export const parts: readonly string[] = [
  '',
  '',
  '',
  'M128 0H256V256H128Z',
  'M0 0H256V76H0Z',
  'M0 170H256V256H0Z',
  'M0 256L256 0V256Z',
  'M0 196L128 96L256 196V256L128 156L0 256Z',
  'M0 40L40 0L256 216L216 256Z',
  'M0 0H128V128H0ZM128 128H256V256H128Z',
  'M0 0H44V256H0ZM212 0H256V256H212Z',
  'M0 150Q32 130 64 150T128 150T192 150T256 150V174Q224 194 192 174T128 174T64 174T0 174ZM0 198Q32 178 64 198T128 198T192 198T256 198V256H0Z',
]

/** Two colours an invented school might have had for a century: dark first. */
export const pairs: readonly (readonly [dark: string, light: string])[] = [
  ['#14213d', '#f0b323'],
  ['#7a1020', '#f4efe6'],
  ['#00473c', '#f2c14e'],
  ['#3c1a5b', '#e8d9a0'],
  ['#1f2a30', '#e4572e'],
  ['#0a5c9e', '#ffffff'],
  ['#5a3a1a', '#f3dca2'],
  ['#2d572c', '#ffffff'],
  ['#8c2b00', '#ffd9a0'],
  ['#0f0f12', '#d4af37'],
  ['#a6192e', '#c7c9cc'],
  ['#00337f', '#c9a227'],
  ['#4a0d2b', '#f7b6c2'],
  ['#005f73', '#ee9b00'],
  ['#243b53', '#9fe0d0'],
  ['#5b2c83', '#f2a900'],
  ['#183a1d', '#f6c453'],
  ['#b3001b', '#12130f'],
  ['#233d8f', '#ff8200'],
  ['#3b3b3b', '#86c5da'],
  ['#6b0f1a', '#b9d6f2'],
  ['#003e2f', '#a8d5ba'],
  ['#c2410c', '#fff4e0'],
  ['#1b1f5e', '#e63946'],
  ['#4d2600', '#ffb81c'],
  ['#0b4f6c', '#fbfbff'],
  ['#2b2d42', '#ef233c'],
  ['#6f1d1b', '#ffe6a7'],
]
