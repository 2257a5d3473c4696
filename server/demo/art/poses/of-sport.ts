import type { Action } from '../athlete/action.ts'
import type { SportCode } from '../sport-code.ts'
import { basketball, tennis, volleyball, wrestling } from './court.ts'
import { baseball, golf, softball } from './diamond.ts'
import { fieldHockey, football, lacrosse, soccer } from './field.ts'
import { running, swimming, trackAndField } from './running.ts'

const all = (group: Record<string, Action>): readonly Action[] => Object.values(group)

const bySport: Record<SportCode, readonly Action[]> = {
  football: all(football),
  baseball: all(baseball),
  softball: all(softball),
  mbball: all(basketball),
  wbball: all(basketball),
  msoc: all(soccer),
  wsoc: all(soccer),
  wvball: all(volleyball),
  mlax: all(lacrosse),
  wlax: all(lacrosse),
  fhockey: all(fieldHockey),
  mten: all(tennis),
  wten: all(tennis),
  mgolf: all(golf),
  wgolf: all(golf),
  mcross: all(running),
  wcross: all(running),
  track: [...all(trackAndField), running.drive, running.float],
  mswim: all(swimming),
  wswim: all(swimming),
  wrestling: all(wrestling),
}

export const actionsOf = (sport: SportCode): readonly Action[] => bySport[sport]

export const womenOf: Partial<Record<SportCode, true>> = {
  softball: true,
  wbball: true,
  wsoc: true,
  wvball: true,
  wlax: true,
  fhockey: true,
  wten: true,
  wgolf: true,
  wcross: true,
  wswim: true,
}
