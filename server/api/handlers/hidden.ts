import { readForm } from '../../content/forms/forms.ts'
import {
  readHiddenStories,
  readHiddenStory,
  readHiddenStoryBeside,
} from '../../content/stories/hidden-stories.ts'
import { readPlayer } from '../../content/people/players.ts'
import { readRoster, readRosterById } from '../../content/people/rosters.ts'
import { readSplash } from '../../content/notices/splashes.ts'
import { readSportFile } from '../../content/stories/sport-files.ts'
import type { HandlersOf } from './parts.ts'

/** The same answers as to everybody, to who may see what is hidden (`Reading.seesHidden`). */
export const hiddenHandlers: HandlersOf<typeof import('../../../src/contract/api/hidden.ts')> = {
  hiddenMember: async ({ signedInAs, tenant }) =>
    signedInAs === null ? null : { name: signedInAs, tenant },
  hiddenSplash: (reading, { splashId }) => readSplash(reading, splashId),
  hiddenRoster: (reading, { rosterId }) => readRosterById(reading, rosterId),
  hiddenSeasonRoster: (reading, { sportId, season }) => readRoster(reading, sportId, season),
  hiddenPlayer: (reading, { rosterPlayerId }) => readPlayer(reading, rosterPlayerId),
  hiddenArchives: (reading, query) => readHiddenStories(reading, query),
  hiddenStory: (reading, { date, slug }) => readHiddenStory(reading, date, slug),
  hiddenStoryBeside: (reading, { date, slug }) => readHiddenStoryBeside(reading, date, slug),
  hiddenForm: (reading, { formId }) => readForm(reading, formId, 'hidden'),
  hiddenSportFile: (reading, { date, filename }) =>
    readSportFile(reading, date, filename, 'hidden'),
}
