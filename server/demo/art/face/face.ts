import type { Tones } from '../athlete/head.ts'

/** Proportions of a face looking at us; the chin rests at 0,250, the crown at 0,-190. */
export interface FaceShape {
  cheek: number
  jaw: number
  chin: number
  long: number
  neck: number
}

export const faceShapes: readonly FaceShape[] = [
  { cheek: 148, jaw: 112, chin: 46, long: 250, neck: 86 },
  { cheek: 154, jaw: 128, chin: 62, long: 244, neck: 98 },
  { cheek: 142, jaw: 98, chin: 38, long: 258, neck: 80 },
  { cheek: 158, jaw: 120, chin: 52, long: 238, neck: 94 },
  { cheek: 146, jaw: 120, chin: 56, long: 262, neck: 92 },
  { cheek: 152, jaw: 106, chin: 42, long: 246, neck: 84 },
]

/** Keeps the jaw from breaking where cheek and chin meet. */
const turn = (cheek: number, jaw: number) => Math.round((cheek - jaw) * 0.62)

const fill = (color: string, d: string, more = '') => `<path fill="${color}" d="${d}"${more}/>`

export const outline = ({ cheek: c, jaw: j, chin: k, long: l }: FaceShape) =>
  `M0-190C${-c * 0.7}-190 ${-c}-120 ${-c}-30C${-c} 40 ${-c + 6} 96 ${-j} 156C${-j + turn(c, j)} 194 ${-k - 20} ${l} 0 ${l}C${k + 20} ${l} ${j - turn(c, j)} 194 ${j} 156C${c - 6} 96 ${c} 40 ${c}-30C${c}-120 ${c * 0.7}-190 0-190Z`

/** The side turned from the light: brow, nose, lip and chin cut its edge. */
const shadow = ({ cheek: c, jaw: j, chin: k, long: l }: FaceShape) =>
  `M-30-190C${-c * 0.8}-180 ${-c}-120 ${-c}-30C${-c} 40 ${-c + 6} 96 ${-j} 156C${-j + turn(c, j)} 194 ${-k - 20} ${l} 0 ${l}C-14 232-30 218-26 200C-22 188-8 186-16 174C-26 164-34 160-24 146C-14 138-22 128-30 122L-6 116C-22 104-12 60-20 20C-24-4-40-16-30-44C-22-80-44-130-30-190Z`

/** Eyes as the shade under the brows, a mouth as the shade of the lip: planes, not features. */
export function faceSvg(
  shape: FaceShape,
  skin: Tones,
  deep: string,
  o: { brow: number; beard: number; hair: string; women: boolean },
): string {
  const { cheek: c, jaw: j, long: l } = shape
  const ears = `<ellipse cx="${-c - 4}" cy="14" rx="22" ry="42" fill="${skin.shade}"/><ellipse cx="${c + 4}" cy="14" rx="22" ry="42" fill="${skin.main}"/>`
  const brow = 12 + o.brow
  const sockets =
    fill(skin.shade, 'M32-26C66-46 110-42 128-16C112 6 64 12 40 0Z') +
    fill(deep, 'M-128-16C-108-44-62-46-32-26L-40 0C-64 12-112 6-128-16Z', ' opacity=".32"')
  const lids = fill(
    deep,
    'M40-8C62-27 100-28 122-4C98-15 66-13 40-8ZM-40-8C-62-27-100-28-122-4C-98-15-66-13-40-8ZM66-16H94C92 0 70 0 66-16ZM-66-16H-94C-92 0-70 0-66-16Z',
  )
  const brows = fill(
    o.hair,
    `M34-42C68-${58 + o.brow} 104-${56 + o.brow} 128-34C104-${58 - brow} 70-${58 - brow} 36-${44 - brow}ZM-34-42C-68-${58 + o.brow}-104-${56 + o.brow}-128-34C-104-${58 - brow}-70-${58 - brow}-36-${44 - brow}Z`,
  )
  const nose = fill(
    skin.shade,
    'M-6 116C10 122 32 118 38 100C34 118 18 130 2 130C-14 130-26 126-30 120Z',
  )
  const mouth =
    fill(
      deep,
      'M-52 166C-30 158-12 160 0 164C12 160 30 158 54 164C34 174 12 176 0 175C-14 176-34 176-52 166Z',
      ' opacity=".8"',
    ) + fill(skin.shade, 'M-30 186C-12 194 14 194 32 184C22 200-18 204-30 186Z', ' opacity=".9"')
  const beard =
    o.beard === 0
      ? ''
      : fill(
          o.hair,
          `M${-c + 4} 60C${-c + 10} 110 ${-j} 150 ${-j} 156C${-j + turn(c, j)} 198 -60 ${l + 4} 0 ${l + 4}C60 ${l + 4} ${j - 16} 200 ${j} 156C${j} 150 ${c - 10} 110 ${c - 4} 60C${c - 22} 120 90 140 60 142C36 130 14 140 0 142C-14 140-36 130-60 142C-90 140 ${-c + 22} 120 ${-c + 4} 60ZM-54 168C-30 158 30 158 54 168C34 190-34 190-54 168Z`,
          ` fill-rule="evenodd" opacity="${o.beard}"`,
        )
  const lips = o.women
    ? fill(deep, 'M-40 168C-16 180 18 180 42 167C26 192-24 194-40 168Z', ' opacity=".35"')
    : ''
  return (
    ears +
    fill(skin.main, outline(shape)) +
    fill(skin.shade, shadow(shape)) +
    sockets +
    lids +
    brows +
    nose +
    beard +
    lips +
    mouth
  )
}
