import type { Action } from '../athlete/action.ts'

export const football = {
  throw: {
    pose: { lean: -8, turn: 0.8, nod: 4, dip: 6, nearArm: [-98, 172, 150], farArm: [72, 98, 95], nearLeg: [-24, -12, 62], farLeg: [36, 6, 92] },
    held: [{ item: 'football', hand: 'near', angle: 28, layer: 'under' }],
  },
  carry: {
    pose: { lean: 22, turn: 0.5, nod: 6, nearArm: [-38, 82, 60], farArm: [84, 98, 110], nearLeg: [78, -14, 84], farLeg: [-26, -52, 26], air: 10 },
    held: [{ item: 'football', hand: 'near', angle: 100, off: [-34, -26], layer: 'over' }],
  },
  catch: {
    pose: { lean: 6, turn: -0.5, nod: -16, dip: -6, nearArm: [150, 168, 172], farArm: [138, 158, 164], nearLeg: [34, -52, 10], farLeg: [-22, -64, 0], air: 190, hands: 'open' },
    held: [{ item: 'football', hand: 'near', angle: 60, off: [30, -50], layer: 'over' }],
  },
  stance: {
    pose: { lean: 64, bend: -10, turn: 0.45, nod: 20, nearArm: [12, 8, 20], farArm: [40, 62, 70], nearLeg: [66, -34, 80], farLeg: [30, -62, 40] },
  },
  rush: {
    pose: { lean: 30, turn: -0.6, nod: 8, nearArm: [70, 120, 100], farArm: [92, 104, 100], nearLeg: [-32, -44, 30], farLeg: [70, -6, 86], hands: 'open' },
  },
  dive: {
    pose: { lean: 74, turn: -0.4, nod: 44, nearArm: [108, 100, 100], farArm: [98, 92, 92], nearLeg: [-62, -92, -40], farLeg: [-88, -74, -50], air: 230 },
    held: [{ item: 'football', hand: 'near', angle: 95, off: [26, 0], layer: 'over' }],
  },
} as const satisfies Record<string, Action>

export const soccer = {
  strike: {
    pose: { lean: -16, turn: 0.6, nod: 8, nearArm: [-84, -62, -60], farArm: [74, 100, 100], nearLeg: [52, 66, 96], farLeg: [6, -8, 88], hands: 'open' },
    held: [{ item: 'soccer', hand: 'far', off: [250, 300] }],
  },
  windUp: {
    pose: { lean: 4, turn: -0.55, nod: 20, nearArm: [62, 78, 80], farArm: [-78, -56, -60], nearLeg: [-46, -124, -60], farLeg: [20, -8, 88], hands: 'open' },
    held: [{ item: 'soccer', hand: 'near', off: [60, 545] }],
  },
  dribble: {
    pose: { lean: 12, turn: 0.5, nod: 22, nearArm: [-62, 20, 30], farArm: [46, 104, 100], nearLeg: [44, 4, 84], farLeg: [-28, -74, 0] },
    held: [{ item: 'soccer', hand: 'far', off: [190, 418] }],
  },
  keeper: {
    pose: { lean: 68, turn: -0.7, nod: 40, nearArm: [122, 112, 112], farArm: [108, 100, 98], nearLeg: [-42, -104, -60], farLeg: [-86, -76, -40], air: 300, hands: 'open' },
    held: [{ item: 'soccer', hand: 'near', off: [66, -14] }],
  },
  header: {
    pose: { lean: -10, bend: 24, turn: 0.6, nod: 14, nearArm: [-70, 16, 20], farArm: [66, 122, 120], nearLeg: [-6, -86, -30], farLeg: [14, -60, 0], air: 240, hands: 'open' },
    held: [{ item: 'soccer', hand: 'far', off: [70, -180] }],
  },
  slide: {
    pose: { lean: -46, turn: 0.6, nod: -10, nearArm: [-28, -14, -40], farArm: [30, 70, 90], nearLeg: [62, -58, 20], farLeg: [84, 82, 150], hands: 'open' },
    held: [{ item: 'soccer', hand: 'far', off: [390, 190] }],
  },
} as const satisfies Record<string, Action>

export const lacrosse = {
  shoot: {
    pose: { lean: -8, turn: 0.8, nod: 6, nearArm: [-112, 160, 150], farArm: [60, 160, 170], nearLeg: [-26, -18, 56], farLeg: [40, 4, 92], grip: [-120, -190] },
    held: [{ item: 'stick', hand: 'near', angle: -120, layer: 'over' }],
  },
  cradle: {
    pose: { lean: 16, turn: 0.6, nod: 6, nearArm: [16, 104, 120], farArm: [52, 136, 150], nearLeg: [70, -12, 84], farLeg: [-30, -58, 20], air: 10, grip: [158, -120] },
    held: [{ item: 'stick', hand: 'near', angle: 158, layer: 'under' }],
  },
  scoop: {
    pose: { lean: 56, bend: -14, turn: 0.5, nod: 34, nearArm: [36, 56, 60], farArm: [48, 66, 60], nearLeg: [64, -26, 80], farLeg: [-20, -52, 30], grip: [68, -150] },
    held: [{ item: 'stick', hand: 'near', angle: 68, layer: 'over' }],
  },
  draw: {
    pose: { lean: 8, turn: -0.6, nod: -12, nearArm: [110, 156, 160], farArm: [80, 150, 160], nearLeg: [-20, -34, 40], farLeg: [34, -20, 80], air: 90, grip: [150, -130] },
    held: [{ item: 'stick', hand: 'near', angle: 150, layer: 'over' }],
  },
} as const satisfies Record<string, Action>

export const fieldHockey = {
  drive: {
    pose: { lean: 38, bend: -16, turn: 0.75, nod: 34, nearArm: [44, 50, 50], farArm: [28, 40, 50], nearLeg: [-26, -38, 44], farLeg: [52, -10, 88], grip: [48, -70] },
    held: [{ item: 'hook', hand: 'near', angle: 48, layer: 'over' }, { item: 'lacrosse', hand: 'near', off: [380, 290] }],
  },
  swing: {
    pose: { lean: 26, bend: -8, turn: 0.8, nod: 28, nearArm: [-70, -128, -130], farArm: [-30, -98, -110], nearLeg: [-24, -20, 60], farLeg: [38, 4, 90], grip: [196, -60] },
    held: [{ item: 'hook', hand: 'near', angle: 196, layer: 'over' }, { item: 'lacrosse', hand: 'far', off: [520, 330] }],
  },
  run: {
    pose: { lean: 34, bend: -12, turn: 0.55, nod: 22, nearArm: [40, 58, 60], farArm: [24, 48, 50], nearLeg: [72, -18, 84], farLeg: [-30, -66, 10], air: 4, grip: [52, -90] },
    held: [{ item: 'hook', hand: 'near', angle: 52, layer: 'over' }, { item: 'lacrosse', hand: 'near', off: [345, 292] }],
  },
} as const satisfies Record<string, Action>
