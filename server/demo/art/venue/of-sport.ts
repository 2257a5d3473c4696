import type { SportCode } from '../sport-code.ts'
import type { Frame } from '../scene/frame.ts'
import { arena } from './arena.ts'
import { ballpark } from './ballpark.ts'
import { countryside } from './countryside.ts'
import { pool } from './pool.ts'
import { stadium } from './stadium.ts'
import { tennisCourt } from './tennis-court.ts'
import { trackOval } from './track-oval.ts'
import type { Venue, View } from './venue.ts'

const venues: Record<SportCode, (f: Frame, view: View) => Venue> = {
  football: stadium,
  msoc: stadium,
  wsoc: stadium,
  mlax: stadium,
  wlax: stadium,
  fhockey: stadium,
  baseball: ballpark,
  softball: ballpark,
  mbball: arena,
  wbball: arena,
  wvball: arena,
  wrestling: arena,
  mten: tennisCourt,
  wten: tennisCourt,
  mgolf: countryside,
  wgolf: countryside,
  mcross: countryside,
  wcross: countryside,
  track: trackOval,
  mswim: pool,
  wswim: pool,
}

export const venueOf = (f: Frame, view: View): Venue => venues[f.sport](f, view)
