import { readHiddenStories } from '../../content/hidden-stories.ts'
import { readPlayer } from '../../content/players.ts'
import { readRosterById } from '../../content/rosters.ts'
import { readSplash } from '../../content/splashes.ts'
import type { HandlersOf } from './parts.ts'

/** The same answers as to everybody, to who may see what is hidden (`Reading.seesHidden`). */
export const hiddenHandlers: HandlersOf<typeof import('../../../src/contract/api/hidden.ts')> = {
  hiddenSplash: (reading, { splashId }) => readSplash(reading, splashId),
  hiddenRoster: (reading, { rosterId }) => readRosterById(reading, rosterId),
  hiddenPlayer: (reading, { rosterPlayerId }) => readPlayer(reading, rosterPlayerId),
  hiddenArchives: (reading, query) => readHiddenStories(reading, query),
}
