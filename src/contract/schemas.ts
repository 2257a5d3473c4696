import type { Api } from './api.ts'
import { archiveSchemas } from './schemas/archives.ts'
import { boardSchemas } from './schemas/board.ts'
import { documentSchemas } from './schemas/documents.ts'
import { followSchemas } from './schemas/follow.ts'
import { formSchemas } from './schemas/forms.ts'
import { calendarSchemas } from './schemas/calendar.ts'
import { gameCenterSchemas } from './schemas/game-center.ts'
import { gameSchemas } from './schemas/games.ts'
import { hiddenSchemas } from './schemas/hidden.ts'
import { honorSchemas } from './schemas/honors.ts'
import { mediaSchemas } from './schemas/media.ts'
import { noticeSchemas } from './schemas/notices.ts'
import { opponentSchemas } from './schemas/opponents.ts'
import { pageSchemas } from './schemas/pages.ts'
import type { DescribedOf } from './schemas/parts.ts'
import { peopleSchemas } from './schemas/people.ts'
import { promotionSchemas } from './schemas/promotions.ts'
import { ruleSchemas } from './schemas/rules.ts'
import { searchSchemas } from './schemas/search.ts'
import { signInSchemas } from './schemas/sign-in.ts'
import { siteSchemas } from './schemas/site.ts'
import { sportSchemas } from './schemas/sports.ts'
import { staffSchemas } from './schemas/staff.ts'
import { statSchemas } from './schemas/stats.ts'
import { storySchemas } from './schemas/stories.ts'
import { ticketSchemas } from './schemas/tickets.ts'

/**
 * The parsers and descriptions of every row, for the server and the tests; never for the entry
 * bundle.
 */
export const schemas: DescribedOf<Api> = {
  ...siteSchemas,
  ...sportSchemas,
  ...peopleSchemas,
  ...staffSchemas,
  ...honorSchemas,
  ...gameSchemas,
  ...gameCenterSchemas,
  ...calendarSchemas,
  ...opponentSchemas,
  ...boardSchemas,
  ...hiddenSchemas,
  ...statSchemas,
  ...storySchemas,
  ...archiveSchemas,
  ...mediaSchemas,
  ...searchSchemas,
  ...pageSchemas,
  ...documentSchemas,
  ...formSchemas,
  ...followSchemas,
  ...noticeSchemas,
  ...promotionSchemas,
  ...ruleSchemas,
  ...ticketSchemas,
  ...signInSchemas,
}
