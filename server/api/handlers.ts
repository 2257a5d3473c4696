import type { Api } from '../../src/contract/api.ts'
import { archiveHandlers } from './handlers/archives.ts'
import { boardHandlers } from './handlers/board.ts'
import { documentHandlers } from './handlers/documents.ts'
import { followHandlers } from './handlers/follow.ts'
import { noticeHandlers } from './handlers/notices.ts'
import { promotionHandlers } from './handlers/promotions.ts'
import { ruleHandlers } from './handlers/rules.ts'
import { ticketHandlers } from './handlers/tickets.ts'
import { formHandlers } from './handlers/forms.ts'
import { calendarHandlers } from './handlers/calendar.ts'
import { gameCenterHandlers } from './handlers/game-center.ts'
import { gameHandlers } from './handlers/games.ts'
import { hiddenHandlers } from './handlers/hidden.ts'
import { honorHandlers } from './handlers/honors.ts'
import { mediaHandlers } from './handlers/media.ts'
import { signInHandlers } from './handlers/sign-in.ts'
import { searchHandlers } from './handlers/search.ts'
import { opponentHandlers } from './handlers/opponents.ts'
import { pageHandlers } from './handlers/pages.ts'
import type { HandlersOf } from './handlers/parts.ts'
import { peopleHandlers } from './handlers/people.ts'
import { siteHandlers } from './handlers/site.ts'
import { sportHandlers } from './handlers/sports.ts'
import { staffHandlers } from './handlers/staff.ts'
import { statHandlers } from './handlers/stats.ts'
import { storyHandlers } from './handlers/stories.ts'

/** What answers each call of the contract. */
export const handlers: HandlersOf<Api> = {
  ...siteHandlers,
  ...ticketHandlers,
  ...ruleHandlers,
  ...promotionHandlers,
  ...noticeHandlers,
  ...followHandlers,
  ...sportHandlers,
  ...peopleHandlers,
  ...staffHandlers,
  ...honorHandlers,
  ...gameHandlers,
  ...gameCenterHandlers,
  ...calendarHandlers,
  ...opponentHandlers,
  ...boardHandlers,
  ...hiddenHandlers,
  ...statHandlers,
  ...storyHandlers,
  ...archiveHandlers,
  ...mediaHandlers,
  ...searchHandlers,
  ...pageHandlers,
  ...documentHandlers,
  ...formHandlers,
  ...signInHandlers,
}
