import type { Play, StatFamily } from '../../contract/box-score.schema.ts'
import { playText, type Side } from './box-score.ts'
import { labelFootball, type PlayLabel } from './play-label-football.ts'

/** The label of a play, from its text as the stat crew wrote it. */
export function labelPlay(
  { text, side }: Pick<Play, 'text' | 'side'>,
  ids: Record<Side, string>,
  family: StatFamily,
): PlayLabel {
  const sentence = playText(text, Object.values(ids))
  if (family === 'football') return labelFootball(text, sentence, side, ids)
  const [label, rest] = (family === 'baseball' ? labelAtBat(sentence) : labelAction(sentence)) ?? [
    '',
    sentence,
  ]
  return { label, kind: null, marks: [], text: rest }
}

type Labeled = [label: string, rest: string] | null

/** What the batter did, by the verb of the sentence. */
const atBats: readonly [verb: string, label: string][] = [
  ['into (?:a )?double play', 'Double play'],
  ['singled', 'Single'],
  ['doubled', 'Double'],
  ['tripled', 'Triple'],
  ['homered', 'Home run'],
  ['walked', 'Walk'],
  ['struck out', 'Strikeout'],
  ['grounded out', 'Groundout'],
  ['flied out', 'Flyout'],
  ['lined out', 'Lineout'],
  ['popped (?:up|out)', 'Popup'],
  ['fouled out', 'Foulout'],
  ['hit by pitch', 'Hit by pitch'],
  ['reached (?:first )?on an? (?:\\w+ )?error', 'Reached on error'],
  ["reached (?:first )?on an? fielder[’']s choice", 'Fielder’s choice'],
  ['stole (?:second|third|home)', 'Stolen base'],
  ['caught stealing', 'Caught stealing'],
  ['sacrifice (?:bunt|fly)', 'Sacrifice'],
  ['pitching change', 'Pitching change'],
]
const atBat = new RegExp(
  `^[^,;(]*?\\b(?:${atBats.map(([verb]) => `(${verb})`).join('|')})(?!\\p{L})`,
  'u',
)

function labelAtBat(text: string): Labeled {
  const match = atBat.exec(text)?.slice(1)
  const index = match?.findIndex((verb) => verb !== undefined) ?? -1
  return index === -1 ? null : [atBats[index]![1], text.replace(' pitching change:', ':')]
}

const shot =
  /^(.+) (made|missed) an? (3-pointer|2-pointer|free throw|jump shot|layup|dunk|tip-in|hook shot)\b/
/** Sentences that begin with what was done. */
const action = new RegExp(
  '^(' +
    [
      'Kill',
      'Service ace',
      '(?:Attack|Service|Ball[ -]handling|Reception|Setting) error',
      '(?:Offensive |Defensive |Dead-ball )?rebound',
      '(?:Technical |Offensive |Flagrant )?foul',
      'Turnover',
      'Steal',
      'Block',
      'Assist',
      'Goal',
      'Shot',
      '(?:Corner|Free|Penalty) kick',
      'Penalty corner',
      '(?:Yellow|Red|Green) card',
      'Draw control',
      'Ground ball(?: pickup)?',
      'Face-?off',
      'Clear attempt',
      'Offsides?',
      'Save',
      '(?:Media |Official |30-second )?timeout',
    ].join('|') +
    ')(?: (.*))?$',
  'i',
)
/** Whose it was: 'by Ada Quill', '[HSU]', a team's name; not 'clock violation'. */
const whose = /^(?:by |on |\[|\p{Lu}|$)/u
/** How a shot ended, as files write it after the name. */
const shotEnds: readonly [RegExp, string][] = [
  [/,? WIDE(?: (?:LEFT|RIGHT))?$/, 'Shot wide'],
  [/,? HIGH$/, 'Shot high'],
  [/,? (?:HIT )?(?:POST|CROSSBAR)$/, 'Shot off the post'],
  [/,? BLOCKED$/, 'Shot blocked'],
]

/** Basketball, volleyball, and the sports with goals. */
function labelAction(text: string): Labeled {
  const [thrown, player = '', outcome, shotName = ''] = shot.exec(text) ?? []
  if (thrown)
    return [
      `${outcome === 'made' ? 'Made' : 'Missed'} ${shotName}`,
      player + text.slice(thrown.length),
    ]
  const [, name, rest = ''] = action.exec(text) ?? []
  if (!name || !whose.test(rest)) return null
  if (/^shot$/i.test(name)) {
    for (const [end, label] of shotEnds) if (end.test(rest)) return [label, rest.replace(end, '')]
    if (/, SAVE /.test(rest)) return ['Shot saved', rest.replace(', SAVE ', ', save by ')]
  }
  const [, end] = /^clear attempt$/i.test(name) ? (/ (good|failed)$/.exec(rest) ?? []) : []
  if (end) return [`Clear ${end}`, rest.slice(0, -end.length - 1)]
  // A team alone is named before the play.
  return [
    name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
    rest.replace(/^\[[^\]]*\]$/, ''),
  ]
}
