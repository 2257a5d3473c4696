import type { Api } from './api.ts'
import { archiveSchemas } from './archives.schema.ts'
import { gameSchemas } from './games.schema.ts'
import { documentSchemas } from './documents.schema.ts'
import { followSchemas } from './follow.schema.ts'
import { formSchemas } from './forms.schema.ts'
import { calendarSchemas } from './calendar.schema.ts'
import { gameCenterSchemas } from './game-center.schema.ts'
import { hiddenSchemas } from './hidden.schema.ts'
import { honorSchemas } from './honors.schema.ts'
import { mediaSchemas } from './media.schema.ts'
import { noticeSchemas } from './notices.schema.ts'
import { opponentSchemas } from './opponents.schema.ts'
import { pageSchemas } from './pages.schema.ts'
import type { CallSchemaOf } from './parts.schema.ts'
import { peopleSchemas } from './people.schema.ts'
import { podcastSchemas } from './podcasts.schema.ts'
import { promotionSchemas } from './promotions.schema.ts'
import { ruleSchemas } from './rules.schema.ts'
import { searchSchemas } from './search.schema.ts'
import { signInSchemas } from './sign-in.schema.ts'
import { siteSchemas } from './site.schema.ts'
import { sportSchemas } from './sports.schema.ts'
import { staffSchemas } from './staff.schema.ts'
import { statSchemas } from './stats.schema.ts'
import { storySchemas } from './stories.schema.ts'
import { ticketSchemas } from './tickets.schema.ts'
import { videoSchemas } from './videos.schema.ts'

/** The parsers and descriptions of all rows, for server and tests; never in the first load. */
export const schemas: CallSchemaOf<Api> = {
  ...siteSchemas,
  ...sportSchemas,
  ...peopleSchemas,
  ...staffSchemas,
  ...honorSchemas,
  ...gameSchemas,
  ...gameCenterSchemas,
  ...calendarSchemas,
  ...opponentSchemas,
  ...hiddenSchemas,
  ...statSchemas,
  ...storySchemas,
  ...archiveSchemas,
  ...podcastSchemas,
  ...mediaSchemas,
  ...videoSchemas,
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
