import type { Action } from '../athlete/action.ts'

export const running = {
  drive: {
    pose: {
      lean: 12,
      turn: 0.45,
      nod: 2,
      nearArm: [42, 142, 140],
      farArm: [-72, 8, 10],
      nearLeg: [-30, -46, 30],
      farLeg: [80, -8, 86],
    },
  },
  float: {
    pose: {
      lean: 8,
      turn: 0.5,
      nod: -2,
      nearArm: [-66, 22, 20],
      farArm: [36, 132, 130],
      nearLeg: [66, 14, 96],
      farLeg: [-24, -98, -20],
      air: 60,
    },
  },
  stride: {
    pose: {
      lean: 6,
      turn: 0.6,
      nod: -2,
      nearArm: [-50, 46, 40],
      farArm: [24, 120, 120],
      nearLeg: [34, -18, 82],
      farLeg: [-8, -88, -10],
      air: 20,
    },
  },
  push: {
    pose: {
      lean: 10,
      turn: -0.5,
      nod: 2,
      nearArm: [34, 128, 120],
      farArm: [-60, 30, 20],
      nearLeg: [-26, -60, 14],
      farLeg: [56, -26, 70],
      air: 8,
    },
  },
  tired: {
    pose: {
      lean: 4,
      turn: 0.5,
      nod: -10,
      nearArm: [-40, 62, 60],
      farArm: [20, 106, 110],
      nearLeg: [20, -2, 90],
      farLeg: [-22, -78, 0],
    },
  },
} as const satisfies Record<string, Action>

export const trackAndField = {
  hurdle: {
    pose: {
      lean: 38,
      turn: 0.5,
      nod: 8,
      nearArm: [-46, 30, 30],
      farArm: [82, 104, 100],
      nearLeg: [58, -66, -10, 0.66, 0.94],
      farLeg: [88, 76, 150],
      air: 300,
    },
  },
  blocks: {
    pose: {
      lean: 44,
      turn: 0.4,
      nod: 10,
      nearArm: [86, 120, 120],
      farArm: [-60, -40, -40],
      nearLeg: [-40, -50, 20],
      farLeg: [78, -34, 50],
    },
  },
  longJump: {
    pose: {
      lean: 14,
      turn: 0.6,
      nod: -10,
      nearArm: [160, 172, 170],
      farArm: [112, 132, 130],
      nearLeg: [74, 40, 120],
      farLeg: [-18, -84, -20],
      air: 280,
      hands: 'open',
    },
  },
  javelin: {
    pose: {
      lean: -18,
      turn: 0.9,
      nod: -8,
      nearArm: [-106, -124, -130],
      farArm: [92, 104, 100],
      nearLeg: [-34, -30, 46],
      farLeg: [50, 22, 98],
    },
    held: [{ item: 'javelin', hand: 'near', angle: 112, layer: 'under' }],
  },
  shotPut: {
    pose: {
      lean: 16,
      turn: 0.7,
      nod: -6,
      nearArm: [120, 128, 120],
      farArm: [-30, 40, 30],
      nearLeg: [-28, -38, 36],
      farLeg: [28, 6, 92],
      hands: 'open',
    },
    held: [{ item: 'shot', hand: 'near', off: [60, -56] }],
  },
  discus: {
    pose: {
      lean: 12,
      turn: 0.9,
      nod: 4,
      nearArm: [-84, -88, -90],
      farArm: [84, 70, 70],
      nearLeg: [-38, -50, 40],
      farLeg: [46, -10, 86],
    },
    held: [{ item: 'discus', hand: 'near', angle: -80, off: [-16, 0] }],
  },
  flop: {
    pose: {
      lean: -84,
      bend: 86,
      turn: 0.35,
      nod: -112,
      nearArm: [-60, -44, -40],
      farArm: [-104, -96, -100],
      nearLeg: [50, -20, 30],
      farLeg: [64, -8, 40],
      air: 340,
    },
  },
  finish: {
    pose: {
      lean: 22,
      turn: 0.6,
      nod: -8,
      nearArm: [-70, -52, -50],
      farArm: [-50, -30, -30],
      nearLeg: [64, 4, 90],
      farLeg: [-34, -70, 10],
      air: 8,
      hands: 'open',
    },
  },
  relay: {
    pose: {
      lean: 12,
      turn: -0.5,
      nod: 4,
      nearArm: [78, 96, 92],
      farArm: [-60, 16, 10],
      nearLeg: [-32, -50, 24],
      farLeg: [74, -12, 84],
    },
    held: [{ item: 'baton', hand: 'near', angle: 96, layer: 'over' }],
  },
} as const satisfies Record<string, Action>

export const swimming = {
  dive: {
    pose: {
      lean: 86,
      bend: -22,
      turn: 0.3,
      nod: 96,
      nearArm: [100, 96, 94],
      farArm: [104, 100, 96],
      nearLeg: [-72, -66, -60],
      farLeg: [-76, -72, -64],
      air: 420,
    },
  },
  block: {
    pose: {
      lean: 78,
      bend: -34,
      turn: 0.3,
      nod: 66,
      nearArm: [22, 2, 0],
      farArm: [30, 10, 0],
      nearLeg: [30, -26, 66],
      farLeg: [-2, -62, 30],
    },
  },
  reach: {
    pose: {
      lean: 88,
      turn: 0.4,
      nod: 84,
      nearArm: [150, 96, 88],
      farArm: [86, 84, 84],
      nearLeg: [-84, -92, -80],
      farLeg: [-92, -82, -76],
      hands: 'open',
    },
  },
} as const satisfies Record<string, Action>

export const joy = {
  armsUp: {
    pose: {
      lean: -6,
      turn: 0.95,
      nod: -8,
      face: 'front',
      nearArm: [-150, -164, -166],
      farArm: [150, 164, 166],
      nearLeg: [-12, -6, -50],
      farLeg: [14, 4, 70],
      hands: 'open',
    },
  },
  leap: {
    pose: {
      lean: -6,
      turn: 0.7,
      nod: -10,
      nearArm: [-60, -20, -20],
      farArm: [164, 172, 170],
      nearLeg: [50, -62, 10],
      farLeg: [-12, -78, -20],
      air: 260,
    },
  },
  roar: {
    pose: {
      lean: -8,
      turn: 0.8,
      nod: -10,
      nearArm: [-50, -120, -120],
      farArm: [54, 128, 130],
      nearLeg: [-18, -4, -40],
      farLeg: [24, 4, 80],
    },
  },
  trophy: {
    pose: {
      lean: -6,
      turn: 0.9,
      nod: -14,
      face: 'front',
      nearArm: [-168, 176, 170],
      farArm: [168, 184, 190],
      nearLeg: [-10, -4, -50],
      farLeg: [12, 4, 70],
    },
    held: [{ item: 'trophy', hand: 'near', off: [84, -46], layer: 'over' }],
  },
} as const satisfies Record<string, Action>
