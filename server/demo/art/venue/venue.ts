import type { Camera } from '../scene/camera.ts'

/**
 * A place to play, drawn, and the camera it was seen with, so that athletes can stand on its
 * ground.
 */
export interface Venue {
  svg: string
  cam: Camera
  horizon: number
}

/** `low` stands among the players, `high` sits in the stands. */
export type View = 'low' | 'high'
