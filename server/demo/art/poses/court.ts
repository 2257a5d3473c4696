import type { Action } from '../athlete/action.ts'

export const basketball = {
  dunk: {
    pose: { lean: 6, turn: -0.55, nod: -14, dip: -10, nearArm: [158, 172, 150], farArm: [44, 116, 120], nearLeg: [62, -54, 8], farLeg: [-14, -70, -10], air: 320 },
    held: [{ item: 'basketball', hand: 'near', off: [34, -16] }],
  },
  jumper: {
    pose: { lean: -6, turn: 0.6, nod: -10, nearArm: [140, 186, 150], farArm: [120, 168, 180], nearLeg: [8, -26, 16], farLeg: [16, -14, 24], air: 150, hands: 'open' },
    held: [{ item: 'basketball', hand: 'near', off: [0, -46] }],
  },
  dribble: {
    pose: { lean: 26, turn: 0.55, nod: 2, nearArm: [6, 58, 20], farArm: [66, 96, 100], nearLeg: [-28, -48, 34], farLeg: [64, -14, 86] },
    held: [{ item: 'basketball', hand: 'near', off: [40, 130] }],
  },
  layup: {
    pose: { lean: 2, turn: -0.5, nod: -18, nearArm: [164, 176, 160], farArm: [40, 130, 130], nearLeg: [74, -20, 60], farLeg: [-8, -22, 8], air: 210, hands: 'open' },
    held: [{ item: 'basketball', hand: 'near', off: [22, -42] }],
  },
  guard: {
    pose: { lean: 8, turn: 0.9, nod: 0, nearArm: [-96, -128, -130], farArm: [92, 140, 140], nearLeg: [-46, -2, -60], farLeg: [46, 2, 70], hands: 'open' },
  },
} as const satisfies Record<string, Action>

export const volleyball = {
  spike: {
    pose: { lean: -10, bend: 30, turn: 0.7, nod: -12, dip: 12, nearArm: [-144, 166, 130], farArm: [136, 146, 150], nearLeg: [-22, -92, -50], farLeg: [-8, -76, -30], air: 300, hands: 'open' },
    held: [{ item: 'volleyball', hand: 'far', off: [60, -90] }],
  },
  hit: {
    pose: { lean: 10, turn: -0.6, nod: -4, dip: -8, nearArm: [160, 158, 120], farArm: [30, 60, 50], nearLeg: [-10, -78, -40], farLeg: [12, -60, -10], air: 300, hands: 'open' },
    held: [{ item: 'volleyball', hand: 'near', off: [56, -4] }],
  },
  block: {
    pose: { lean: 4, turn: -0.85, nod: -8, nearArm: [168, 172, 168], farArm: [166, 170, 166], nearLeg: [-4, -26, 14], farLeg: [6, -16, 20], air: 240, hands: 'open' },
  },
  set: {
    pose: { lean: -4, turn: 0.6, nod: -28, nearArm: [132, 196, 170], farArm: [126, 178, 160], nearLeg: [-10, -18, 72], farLeg: [28, -14, 88], hands: 'open' },
    held: [{ item: 'volleyball', hand: 'near', off: [26, -68] }],
  },
  dig: {
    pose: { lean: 40, turn: 0.5, nod: 4, nearArm: [52, 62, 70], farArm: [58, 66, 70], nearLeg: [74, -40, 70], farLeg: [10, -72, 30] },
    held: [{ item: 'volleyball', hand: 'near', off: [70, -110] }],
  },
  jumpServe: {
    pose: { lean: -16, bend: 26, turn: 0.7, nod: -22, nearArm: [-160, 170, 140], farArm: [156, 164, 170], nearLeg: [-30, -70, -20], farLeg: [10, -52, 0], air: 220, hands: 'open' },
    held: [{ item: 'volleyball', hand: 'far', off: [20, -160] }],
  },
} as const satisfies Record<string, Action>

export const tennis = {
  trophy: {
    pose: { lean: -14, bend: 16, turn: 0.75, nod: -28, dip: 14, nearArm: [-74, -172, -170], farArm: [160, 168, 172], nearLeg: [-4, -30, 60], farLeg: [34, -22, 70], hands: 'open' },
    held: [{ item: 'racket', hand: 'near', angle: 168, layer: 'under' }, { item: 'tennis', hand: 'far', off: [24, -200] }],
  },
  serve: {
    pose: { lean: 12, turn: -0.6, nod: -12, dip: -8, nearArm: [164, 168, 160], farArm: [20, 96, 90], nearLeg: [-22, -58, 4], farLeg: [20, -24, 30], air: 130 },
    held: [{ item: 'racket', hand: 'near', angle: 148, layer: 'over' }, { item: 'tennis', hand: 'near', off: [260, -210] }],
  },
  forehand: {
    pose: { lean: 10, turn: 0.8, nod: 4, nearArm: [-52, 30, 90], farArm: [72, 104, 100], nearLeg: [-38, -18, 60], farLeg: [58, -4, 90], hands: 'open' },
    held: [{ item: 'racket', hand: 'near', angle: 62, layer: 'over' }, { item: 'tennis', hand: 'near', off: [430, -130] }],
  },
  backhand: {
    pose: { lean: 16, turn: -0.7, nod: 6, nearArm: [68, 92, 90], farArm: [52, 84, 90], nearLeg: [56, -8, 88], farLeg: [-40, -50, 30] },
    held: [{ item: 'racket', hand: 'near', angle: 102, layer: 'over' }, { item: 'tennis', hand: 'near', off: [340, -70] }],
  },
  volley: {
    pose: { lean: 20, turn: -0.5, nod: 0, nearArm: [96, 118, 120], farArm: [-40, 20, 20], nearLeg: [70, -10, 88], farLeg: [-34, -56, 24], air: 6 },
    held: [{ item: 'racket', hand: 'near', angle: 140, layer: 'over' }],
  },
} as const satisfies Record<string, Action>

export const wrestling = {
  stance: {
    pose: { lean: 42, bend: -22, turn: 0.5, nod: 6, nearArm: [30, 84, 90], farArm: [50, 96, 100], nearLeg: [-14, -34, 70], farLeg: [66, -16, 88], hands: 'open' },
  },
  shot: {
    pose: { lean: 62, bend: -14, turn: 0.4, nod: 22, nearArm: [84, 100, 100], farArm: [74, 88, 90], nearLeg: [84, -34, 60], farLeg: [-24, -82, 0], hands: 'open' },
  },
  won: {
    pose: { lean: -6, turn: 0.95, nod: -6, face: 'front', nearArm: [-36, 50, 40], farArm: [166, 176, 178], nearLeg: [-14, -4, -60], farLeg: [14, 4, 70], hands: 'open' },
  },
} as const satisfies Record<string, Action>
