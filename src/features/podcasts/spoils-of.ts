import type { Podcast } from '../../contract/podcasts.schema.ts'
import { storySpoils } from '../../domain/phone/spoils.ts'

/** An episode about a team may tell how its game went, as a story may. */
export const spoilsOf = ({ sport, publishDate }: Podcast) =>
  storySpoils({ sport, date: publishDate })
