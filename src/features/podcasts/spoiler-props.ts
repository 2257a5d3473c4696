import type { Podcast } from '../../contract/podcasts.schema.ts'
import { getStorySpoilerProps } from '../../domain/spoilers.ts'

/** An episode about a team may reveal a result, like a story. */
export const getEpisodeSpoilerProps = ({ sport, publishDate }: Podcast) =>
  getStorySpoilerProps({ sport, date: publishDate })
