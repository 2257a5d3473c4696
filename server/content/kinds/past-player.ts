import { z } from 'zod'
import { PastPlayer, PlayerLink } from '../../../src/contract/people.schema.ts'
import { foldWords } from '../items.ts'
import { inAddress, nameSlug } from '../people/people-links.ts'
import { kind } from './kind.ts'

const columns = ({
  firstName,
  lastName,
  sportId,
}: {
  firstName: string
  lastName: string
  sportId: number
}) => ({ sportId, words: `${firstName} ${lastName}`, slug: nameOrder(lastName, firstName) })

/**
 * The place of a name in a list by last name, as text: it stands in the column that lists are
 * ordered by.
 */
export const nameOrder = (lastName: string, firstName = ''): string =>
  foldWords(`${lastName} ${firstName}`)
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()

/** Somebody of the years before the rosters. */
export const PastPlayerDoc = PastPlayer.omit({
  playerId: true,
  rosterPlayerId: true,
  sport: true,
  url: true,
}).extend({ sportId: z.number() })
export const pastPlayer = kind({ name: 'past-player', doc: PastPlayerDoc, columns })

/**
 * A person of the rosters in one sport, over all seasons: made from the rosters whenever they are
 * written (roster-people.ts).
 */
export const RosterPersonDoc = PlayerLink.omit({ sport: true, url: true }).extend({
  sportId: z.number(),
  years: z.string(),
  letters: z.number().nullable(),
  hometown: z.string().nullable(),
  hideBio: z.boolean(),
  /** Facts and the words of the bio, for the search; never shown as a whole. */
  found: z.string(),
})
export type RosterPersonDoc = z.infer<typeof RosterPersonDoc>
export const rosterPerson = kind({
  name: 'roster-person',
  doc: RosterPersonDoc,
  columns,
  search: (
    { firstName, lastName, sportId, season, found, hideBio, rosterPlayerId },
    { sportSlug },
  ) =>
    sportSlug === null
      ? null
      : {
          title: `${firstName} ${lastName}`.trim(),
          text: found,
          sportId,
          // A bio that is hidden leads to the roster.
          url: hideBio
            ? `/sports/${sportSlug}/roster/${inAddress(season)}`
            : `/sports/${sportSlug}/roster/${nameSlug({ firstName, lastName })}/${rosterPlayerId}`,
        },
})
