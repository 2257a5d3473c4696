import { along, point, shifted, swing, type Point } from '../path.ts'

/**
 * Absolute degrees of the upper and the lower bone and of hand or foot, then how much of each bone
 * is seen.
 */
export type Limb = readonly [
  upper: number,
  lower: number,
  end?: number,
  upperSeen?: number,
  lowerSeen?: number,
]

/** An athlete facing right. Near is the side towards us. */
export interface Pose {
  /** Degrees the back leans from upright, forwards positive. */
  lean: number
  /** How far the back is rounded (positive) or arched. */
  bend?: number
  /** -1 back towards us … 0 from the side … 1 chest towards us. */
  turn: number
  /** Degrees the line of the shoulders dips on the near side. */
  dip?: number
  /** Degrees the head tilts, forwards positive; it follows the back by half otherwise. */
  nod?: number
  face?: 'side' | 'front' | 'back' | 'behind'
  nearArm: Limb
  farArm: Limb
  nearLeg: Limb
  farLeg: Limb
  /** Height of the lowest foot above the ground, in thousandths of the body. */
  air?: number
  hands?: 'open' | 'fist'
  /** The far hand holds the same shaft: its direction, and how far along it from the near hand. */
  grip?: readonly [degrees: number, distance: number]
}

export interface Arm {
  shoulder: Point
  elbow: Point
  wrist: Point
  tip: Point
}
export interface Leg {
  hip: Point
  knee: Point
  ankle: Point
  toe: Point
}
export interface Joints {
  pelvis: Point
  middle: Point
  neck: Point
  head: Point
  tilt: number
  arms: { near: Arm; far: Arm }
  legs: { near: Leg; far: Leg }
}

// A body of 1000 is eight heads high.
export const bones = {
  back: 300,
  neck: 92,
  upperArm: 165,
  foreArm: 148,
  hand: 62,
  thigh: 250,
  shin: 245,
  foot: 108,
}

export function jointsOf(pose: Pose, girth: number): Joints {
  const pelvis = point(0, 0)
  const neck = swing(pelvis, 180 - pose.lean, bones.back)
  const across = ((90 + pose.lean) * Math.PI) / 180
  const curve = pose.bend ?? 0
  const middle = shifted(
    along(pelvis, neck, 0.5),
    -Math.sin(across) * curve,
    Math.cos(across) * curve,
  )
  const tilt = pose.nod ?? pose.lean * 0.5
  const head = swing(neck, 180 - tilt, bones.neck)

  const line = pose.lean * 0.55 + (pose.dip ?? 0) * Math.sign(pose.turn || 1)
  const collar = along(neck, pelvis, 0.09)
  const half = 98 * girth * pose.turn
  const nearShoulder = swing(collar, line - 90, half)
  const farShoulder = swing(collar, line + 90, half)
  const hipHalf = 44 * pose.turn
  const nearHip = shifted(pelvis, -hipHalf, 6)
  const farHip = shifted(pelvis, hipHalf, 2)

  const near = arm(nearShoulder, pose.nearArm)
  const far = pose.grip ? gripping(farShoulder, near, pose.grip) : arm(farShoulder, pose.farArm)
  const joints: Joints = {
    pelvis,
    middle,
    neck,
    head,
    tilt,
    arms: { near, far },
    legs: { near: leg(nearHip, pose.nearLeg), far: leg(farHip, pose.farLeg) },
  }
  return grounded(joints, pose.air ?? 0)
}

function arm(shoulder: Point, [upper, lower, end, upperSeen = 1, lowerSeen = 1]: Limb): Arm {
  const elbow = swing(shoulder, upper, bones.upperArm * upperSeen)
  const wrist = swing(elbow, lower, bones.foreArm * lowerSeen)
  return { shoulder, elbow, wrist, tip: swing(wrist, end ?? lower, bones.hand) }
}

/** Bends the elbow so that the hand reaches the shaft. */
function gripping(shoulder: Point, near: Arm, [degrees, along]: readonly [number, number]): Arm {
  const target = swing(near.wrist, degrees, along)
  const reach = Math.hypot(target.x - shoulder.x, target.y - shoulder.y)
  const { upperArm, foreArm } = bones
  const span = Math.min(reach, upperArm + foreArm - 2)
  const direction = (Math.atan2(target.x - shoulder.x, target.y - shoulder.y) * 180) / Math.PI
  const inner =
    (Math.acos((upperArm ** 2 + span ** 2 - foreArm ** 2) / (2 * upperArm * Math.max(span, 60))) *
      180) /
    Math.PI
  const elbow = swing(shoulder, direction - (Number.isNaN(inner) ? 60 : inner), upperArm)
  const lower = (Math.atan2(target.x - elbow.x, target.y - elbow.y) * 180) / Math.PI
  const wrist = swing(elbow, lower, foreArm)
  return { shoulder, elbow, wrist, tip: swing(wrist, lower, bones.hand) }
}

function leg(hip: Point, [upper, lower, end, upperSeen = 1, lowerSeen = 1]: Limb): Leg {
  const knee = swing(hip, upper, bones.thigh * upperSeen)
  const ankle = swing(knee, lower, bones.shin * lowerSeen)
  return { hip, knee, ankle, toe: swing(ankle, end ?? lower + 88, bones.foot) }
}

/** Moves everything so that the lowest foot stands on y = 0, or `air` above it. */
function grounded(j: Joints, air: number): Joints {
  const lowest = Math.max(
    ...[j.legs.near, j.legs.far].flatMap((l) => [l.ankle.y + 34, l.toe.y + 14, l.knee.y + 30]),
  )
  const dy = -lowest - air
  const move = (p: Point) => shifted(p, 0, dy)
  const moveArm = (a: Arm): Arm => ({
    shoulder: move(a.shoulder),
    elbow: move(a.elbow),
    wrist: move(a.wrist),
    tip: move(a.tip),
  })
  const moveLeg = (l: Leg): Leg => ({
    hip: move(l.hip),
    knee: move(l.knee),
    ankle: move(l.ankle),
    toe: move(l.toe),
  })
  return {
    pelvis: move(j.pelvis),
    middle: move(j.middle),
    neck: move(j.neck),
    head: move(j.head),
    tilt: j.tilt,
    arms: { near: moveArm(j.arms.near), far: moveArm(j.arms.far) },
    legs: { near: moveLeg(j.legs.near), far: moveLeg(j.legs.far) },
  }
}
