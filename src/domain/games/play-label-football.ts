import type { Side } from './box-score.ts'

/** A play as it is listed: its result in a few words, what else it was, and the crew's sentence. */
export type PlayLabel = {
  /** 'Pass +3', 'Punt 36', 'Strikeout'; '' for what is no play, or cannot be read for certain. */
  label: string
  /** What stands out in the list. */
  kind: 'touchdown' | 'turnover' | null
  /** 'First down', 'Turnover on downs', 'Penalty': beside the result. */
  marks: string[]
  /** The sentence, without what label and marks say. */
  text: string
}

/** Nothing was played, and the statistics have only the penalty. */
export const noPlay = /^PENALTY\b|\bNO PLAY\b/

/**
 * The label of a play of football, from the raw text; `sentence` is what readers get. Yards are
 * those of the play: a return, a fumble or a penalty after it has its own.
 */
export function labelFootball(
  raw: string,
  sentence: string,
  side: Side | null,
  ids: Record<Side, string>,
): PlayLabel {
  const isPenalty = noPlay.test(raw)
  const play = raw.split(/,? ?\bPENALTY\b/)[0] ?? ''
  const isBallLost = !isPenalty && isLost(raw, side, ids)
  const label = isPenalty ? penaltyLabel(raw, side, ids) : resultOf(play, isBallLost)
  const isTouchdown = label === 'Touchdown'
  const markTests: Record<string, boolean> = {
    // A touchdown is no first down to a reader.
    'First down': /\b1ST DOWN\b/.test(raw) && !isTouchdown,
    'Turnover on downs': /\bTURNOVER ON DOWNS\b/i.test(play),
    Turnover: isBallLost && label !== 'Interception' && label !== 'Fumble lost',
    Penalty: !isPenalty && label !== '' && isEnforced(raw),
  }
  const marks = Object.keys(markTests).filter((mark) => markTests[mark])
  return {
    label,
    kind: isTouchdown
      ? 'touchdown'
      : isBallLost || marks.includes('Turnover on downs')
        ? 'turnover'
        : null,
    marks,
    text: omitRepeats(sentence, label, marks),
  }
}

/** Whether the other team has the ball in the end: it may be fumbled back and forth. */
function isLost(raw: string, side: Side | null, ids: Record<Side, string>): boolean {
  if (/\bintercepted by\b/i.test(raw)) return true
  const holder = [...raw.matchAll(/\brecovered by (\S+)/gi)].at(-1)?.[1]
  return (
    holder !== undefined && side !== null && holder === ids[side === 'home' ? 'visitor' : 'home']
  )
}

/** Kicks and notes, by a pattern each; the first that fits counts. */
const others: readonly [RegExp, string][] = [
  [/^timeout\b/i, 'Timeout'],
  [/\bTOUCHDOWN\b/i, 'Touchdown'],
  [/\bSAFETY\b/, 'Safety'],
  [/\bfield goal\b.*\bBLOCKED\b/i, 'Field goal blocked'],
  [/\bfield goal\b.*\b(?:MISSED|NO GOOD)\b/i, 'Field goal no good'],
  [/\bfield goal\b.*\bGOOD\b/i, 'Field goal good'],
  [/\bkick attempt (?:failed|no good|missed)\b/i, 'Extra point no good'],
  [/\bkick attempt blocked\b/i, 'Extra point blocked'],
  [/\bkick attempt good\b/i, 'Extra point good'],
  [/\b(?:pass|rush) attempt\b.*\b(?:failed|no good|unsuccessful)\b/i, 'Two-point try no good'],
  [/\b(?:pass|rush) attempt\b.*\b(?:good|successful)\b/i, 'Two-point try good'],
  [/\bintercepted by\b/i, 'Interception'],
  [/\bonside kickoff\b/i, 'Onside kick'],
  [/\bkickoff\b/i, 'Kickoff'],
  [/\bpunt\b.*\bblocked\b/i, 'Punt blocked'],
  [/\bpass incomplete\b/i, 'Incomplete'],
]

function resultOf(play: string, isBallLost: boolean): string {
  // Who gained how much is not certain.
  if (/\blaterals?\b/i.test(play)) return ''
  const kick = others.find(([pattern]) => pattern.test(play))?.[1]
  if (kick) return kick
  const [, punt] = /\bpunt (\d+) yards?\b/i.exec(play) ?? []
  if (punt) return `Punt ${punt}`
  if (isBallLost) return 'Fumble lost'
  const [match, action = ''] = /\b(pass complete|rush|sacked|kneel down)\b/i.exec(play) ?? []
  if (!match) return ''
  const yards = yardsAfter(play.slice(play.indexOf(match) + match.length))
  const name = names[action.toLowerCase()] ?? ''
  if (yards === null) return name === names['kneel down'] ? name : ''
  return yards === 0 ? `${name}, no gain` : `${name} ${signed(yards)}`
}

const names: Readonly<Record<string, string>> = {
  'pass complete': 'Pass',
  rush: 'Rush',
  sacked: 'Sack',
  'kneel down': 'Kneel',
}

/** 'for 3 yards gain', 'for 3 yards loss', 'for loss of 3 yards', 'for no gain'; null for none. */
function yardsAfter(text: string): number | null {
  const [match, before, number, after] =
    /\bfor (?:no gain|(loss of )?(\d+) yards?( loss)?)\b/i.exec(text) ?? []
  if (!match) return null
  return Number(number ?? 0) * (before || after ? -1 : 1)
}

const signed = (yards: number) => (yards > 0 ? `+${yards}` : `−${-yards}`)

/** 'Penalty −10' against the team with the ball; without yards where there are several. */
function penaltyLabel(raw: string, side: Side | null, ids: Record<Side, string>): string {
  const [penalty, ...more] = raw.split(/\bPENALTY /).slice(1)
  const [, team, yards] = /^(\S+) .*?\b(\d+) yards?\b/.exec(penalty ?? '') ?? []
  if (!yards || more.length > 0 || side === null || declined.test(raw)) return 'Penalty'
  const other = ids[side === 'home' ? 'visitor' : 'home']
  return team === ids[side] ? `Penalty −${yards}` : team === other ? `Penalty +${yards}` : 'Penalty'
}

const declined = /\b(?:declined|off-?setting)\b/i
const isEnforced = (raw: string) =>
  raw
    .split(/\bPENALTY /)
    .slice(1)
    .some((penalty) => /\b\d+ yards?\b/.test(penalty) && !declined.test(penalty))

/** What label and marks say is not said again. */
function omitRepeats(sentence: string, label: string, marks: readonly string[]): string {
  let text = sentence
  if (marks.includes('First down') || label === 'Touchdown')
    text = text.replace(/,? ?\bfirst down\b(?!["”])/i, '')
  if (marks.includes('Turnover on downs')) text = text.replace(/,? ?\bTURNOVER ON DOWNS\b/i, '')
  if (label === 'Touchdown') text = text.replace(/(?: &)?,? ?\btouchdown\b/i, '')
  if (label === 'Timeout') text = text.replace(/^timeout\s*/i, '')
  if (label.startsWith('Penalty'))
    text = text.replace(/^Penalty on /, 'On ').replace(/,? no play$/i, ', no play')
  if (label.startsWith('Field goal')) text = text.replace(/ is (?:good|no good|blocked)\b/, '')
  if (label.startsWith('Two-point'))
    text = text.replace(/ (?:good|no good|failed|successful)$/i, '')
  if (label.startsWith('Extra point'))
    text = text.replace(/,? ?\bextra point (?:good|no good|blocked)\b/i, '')
  return text.trim()
}
