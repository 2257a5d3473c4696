import type { AllAmerican, Inductee } from '../../contract/schema/honors.ts'
import type { PlayerBio } from '../../contract/schema/roster.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import type { StaffBio } from '../../contract/schema/staff.ts'
import { fullName } from '../../domain/people/roster.ts'
import { titleIn } from '../../domain/people/staff-posts.ts'
import { departmentRef } from './organization.ts'
import { teamRef } from './teams.ts'
import { picture, whole, type At, type Thing } from './thing.ts'

type Named = { firstName: string; lastName: string }
const person = ({ firstName, lastName }: Named, at: At): Thing => ({
  '@type': 'Person',
  name: fullName({ firstName, lastName }),
  givenName: firstName,
  familyName: lastName,
  url: at.url,
})
const accounts = (of: { socialMedia: { url: string }[] }, at: At) =>
  of.socialMedia.flatMap(({ url }) => whole(url, at) ?? [])

/** A player: nothing but what stands at the head of the page. */
export const athlete = (player: PlayerBio, at: At): Thing => ({
  ...person(player, at),
  image: picture(player.image, at),
  description: [player.positionLong, player.season].filter(Boolean).join(', '),
  memberOf: teamRef(player.sport, at),
  affiliation: departmentRef(at),
  sameAs: accounts(player, at),
})

/** A coach, or somebody of the staff. Whose bio is hidden has a name and a post alone. */
export const employee = (who: StaffBio, sport: SportRef | null, at: At): Thing => ({
  ...person(who, at),
  image: picture(who.image, at),
  jobTitle: sport ? titleIn(who, sport) : who.title,
  worksFor: departmentRef(at),
  memberOf: sport && teamRef(sport, at),
  sameAs: who.hideBio ? [] : accounts(who, at),
})

export const honored = (who: Inductee | AllAmerican, award: string, at: At): Thing => ({
  ...person(who, at),
  image: picture(who.image, at),
  award,
  affiliation: departmentRef(at),
})
