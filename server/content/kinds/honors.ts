import { href } from '../../../src/routes/href.ts'
import { paths } from '../../../src/routes/paths.ts'
import { z } from 'zod'
import { AllAmerican, Award, AwardType, Inductee } from '../../../src/contract/honors.schema.ts'
import { htmlToBlockText, inPieces } from '../html/clean-html.ts'
import type { Mention } from '../search/mentions.ts'
import { inducteeUrl } from '../people/people-links.ts'
import { kind } from './kind.ts'

const personOf = (playerId: number | null): Mention[] =>
  playerId === null ? [] : [{ kind: 'person', id: playerId }]

const selectionText = ({ year, team }: { year: unknown; team: unknown }): string =>
  [year, team].filter(Boolean).join(' ')

/** A member of one of the department's honors. `playerId` is the person id used by rosters. */
const InducteeDoc = Inductee.omit({
  id: true,
  url: true,
  sports: true,
  player: true,
}).extend({ sportIds: z.array(z.number()), playerId: z.number().nullable() })
export const inductee = kind({
  name: 'inductee',
  doc: InducteeDoc,
  columns: ({ firstName, lastName }) => ({ words: `${firstName} ${lastName}` }),
  html: ['bio'],
  search: (it) => ({
    title: `${it.firstName} ${it.lastName}`.trim(),
    text:
      `${it.honor.title}${it.classYear === null ? '' : ` ${it.classYear}`}. ` +
      `${htmlToBlockText(it.bio ?? '')}`,
    url: inducteeUrl(it.honor.slug, it, it.id),
  }),
})

const AllAmericanDoc = AllAmerican.omit({
  id: true,
  url: true,
  sport: true,
  player: true,
}).extend({ sportId: z.number(), playerId: z.number().nullable() })
export const allAmerican = kind({
  name: 'all-american',
  doc: AllAmericanDoc,
  columns: ({ firstName, lastName, sportId }) => ({ sportId, words: `${firstName} ${lastName}` }),
  html: ['bio'],
  search: ({ id, firstName, lastName, sportId, selections, bio }) => ({
    title: `${firstName} ${lastName}`.trim(),
    text: `All-American ${selections.map(selectionText).join(', ')}. ` + htmlToBlockText(bio ?? ''),
    url: href(paths.allAmerican, { allAmericanId: String(id) }),
    sportId,
  }),
})

export const awardType = kind({
  name: 'award-type',
  doc: AwardType.omit({ id: true }),
  columns: ({ title }) => ({ words: title }),
  html: ['description'],
})

const AwardDoc = Award.omit({
  id: true,
  url: true,
  type: true,
  sport: true,
  player: true,
  isExpired: true,
  storyUrl: true,
}).extend({
  typeId: z.number().nullable(),
  sportId: z.number().nullable(),
  playerId: z.number().nullable(),
  storyId: z.number().nullable(),
})
/** `slug` is the id of its type, by which lists of awards are filtered. */
export const award = kind({
  name: 'award',
  doc: AwardDoc,
  html: ['description'],
  columns: ({ typeId, sportId, date, endDate, title, name }) => ({
    sportId,
    date,
    ends: endDate,
    slug: typeId === null ? null : String(typeId),
    words: `${title} ${name}`,
  }),
  search: ({ id, title, name, date, sportId, teaser, description }) => ({
    title: `${title}: ${name}`,
    text: inPieces(teaser, htmlToBlockText(description ?? '')),
    url: href(paths.award, { awardId: String(id) }),
    date,
    scheduled: true,
    sportId,
  }),
  mentions: ({ playerId }) => personOf(playerId),
})
