import type { Action } from '../athlete/action.ts'

export const baseball = {
  kick: {
    pose: {
      lean: -8,
      turn: 0.5,
      nod: 2,
      nearArm: [34, 134, 140],
      farArm: [46, 126, 140],
      nearLeg: [4, -2, 86],
      farLeg: [104, 10, 74],
    },
    held: [{ item: 'glove', hand: 'far', angle: 150, layer: 'over' }],
  },
  deliver: {
    pose: {
      lean: 36,
      turn: -0.6,
      nod: 8,
      dip: -8,
      nearArm: [118, 146, 120],
      farArm: [-20, 44, 40],
      nearLeg: [-52, -78, 0],
      farLeg: [68, 6, 92],
    },
    held: [{ item: 'baseball', hand: 'near', off: [16, -10] }],
  },
  cocked: {
    pose: {
      lean: -4,
      turn: 0.95,
      nod: 2,
      nearArm: [-92, 176, 170],
      farArm: [88, 84, 90],
      nearLeg: [-42, -36, 50],
      farLeg: [58, 18, 92],
    },
    held: [
      { item: 'baseball', hand: 'near', off: [-4, -16] },
      { item: 'glove', hand: 'far', angle: 90, layer: 'over' },
    ],
  },
  stance: {
    pose: {
      lean: 10,
      turn: 0.75,
      nod: -2,
      nearArm: [-44, 130, 140],
      farArm: [30, -138, -150],
      nearLeg: [-20, 8, 84],
      farLeg: [34, -12, 88],
      grip: [-158, -34],
    },
    held: [{ item: 'bat', hand: 'near', angle: -158, layer: 'under' }],
  },
  swing: {
    pose: {
      lean: -10,
      turn: 0.9,
      nod: 12,
      nearArm: [58, 86, 80],
      farArm: [74, 100, 90],
      nearLeg: [-16, -52, 18],
      farLeg: [32, 14, 92],
      grip: [104, -34],
    },
    held: [{ item: 'bat', hand: 'near', angle: 104, layer: 'over' }],
  },
  follow: {
    pose: {
      lean: -6,
      turn: 0.5,
      nod: 2,
      nearArm: [116, 190, 190],
      farArm: [80, 178, 190],
      nearLeg: [-22, -58, 14],
      farLeg: [26, 10, 92],
      grip: [-114, -30],
    },
    held: [{ item: 'bat', hand: 'near', angle: -114, layer: 'over' }],
  },
  slide: {
    pose: {
      lean: -52,
      turn: 0.6,
      nod: -22,
      nearArm: [-58, -28, -40],
      farArm: [120, 164, 160],
      nearLeg: [58, -64, 10],
      farLeg: [84, 86, 152],
      hands: 'open',
    },
  },
  field: {
    pose: {
      lean: 54,
      bend: -16,
      turn: 0.6,
      nod: 36,
      nearArm: [24, 60, 70],
      farArm: [38, 42, 50],
      nearLeg: [70, -24, 88],
      farLeg: [20, -56, 60],
    },
    held: [
      { item: 'glove', hand: 'far', angle: 40, layer: 'over' },
      { item: 'baseball', hand: 'far', off: [130, 8] },
    ],
  },
} as const satisfies Record<string, Action>

export const softball = {
  windmill: {
    pose: {
      lean: -6,
      turn: 0.7,
      nod: 6,
      nearArm: [176, 184, 178],
      farArm: [82, 90, 90],
      nearLeg: [-30, -26, 50],
      farLeg: [56, 16, 96],
    },
    held: [
      { item: 'softball', hand: 'near', off: [0, -22] },
      { item: 'glove', hand: 'far', angle: 90, layer: 'over' },
    ],
  },
  release: {
    pose: {
      lean: -2,
      turn: 0.6,
      nod: 6,
      nearArm: [-2, 26, 40],
      farArm: [-50, 60, 60],
      nearLeg: [-38, -70, 0],
      farLeg: [44, 6, 92],
    },
    held: [
      { item: 'softball', hand: 'near', off: [54, -6] },
      { item: 'glove', hand: 'far', angle: 60, layer: 'under' },
    ],
  },
  stance: baseball.stance,
  swing: baseball.swing,
  slide: baseball.slide,
  field: baseball.field,
} as const satisfies Record<string, Action>

export const golf = {
  finish: {
    pose: {
      lean: -10,
      bend: 18,
      turn: 0.4,
      nod: 2,
      nearArm: [110, 212, 210],
      farArm: [128, 208, 210],
      nearLeg: [-14, -34, 6],
      farLeg: [10, -2, 90],
      grip: [-72, 34],
    },
    held: [{ item: 'club', hand: 'near', angle: -72, layer: 'under' }],
  },
  address: {
    pose: {
      lean: 34,
      bend: -10,
      turn: 0.7,
      nod: 40,
      nearArm: [14, 30, 30],
      farArm: [-6, 14, 20],
      nearLeg: [4, -8, 86],
      farLeg: [20, -6, 90],
      grip: [44, 30],
    },
    held: [
      { item: 'club', hand: 'near', angle: 44, layer: 'over' },
      { item: 'golf', hand: 'near', off: [430, 352] },
    ],
  },
  top: {
    pose: {
      lean: 24,
      turn: 0.8,
      nod: 34,
      nearArm: [-84, 168, -170],
      farArm: [-66, -150, -170],
      nearLeg: [-10, 4, 84],
      farLeg: [18, -18, 80],
      grip: [112, 34],
    },
    held: [{ item: 'club', hand: 'near', angle: 112, layer: 'under' }],
  },
  putt: {
    pose: {
      lean: 44,
      bend: -16,
      turn: 0.6,
      nod: 50,
      nearArm: [14, 6, 4],
      farArm: [4, 8, 4],
      nearLeg: [2, -10, 86],
      farLeg: [16, -10, 88],
      grip: [26, 30],
    },
    held: [
      { item: 'club', hand: 'near', angle: 26, layer: 'over' },
      { item: 'golf', hand: 'near', off: [300, 372] },
    ],
  },
} as const satisfies Record<string, Action>
