import { clockText, type Deed, type FootballPlay } from './football-play.ts'
import { spotText } from './football-text.ts'
import { fileName, other, type Side, type SimPlayer, type SimTeam } from './team.ts'
import { tag } from './xml.ts'

type Teams = Readonly<Record<Side, SimTeam>>

/** 'H37': the file's notation of a spot on the field. */
export const sideSpot = (ball: Side, spot: number): string =>
  spot <= 50
    ? `${ball}${String(spot).padStart(2, '0')}`
    : `${other(ball)}${String(100 - spot).padStart(2, '0')}`

const letters: Readonly<Record<Deed['kind'], string>> = {
  note: '#',
  kickoff: 'K',
  rush: 'R',
  sack: 'P',
  pass: 'P',
  interception: 'P',
  punt: 'U',
  goal: 'F',
  kick: 'X',
  two: 'X',
  penalty: 'E',
}

const tackles = (side: Side, tacklers: readonly SimPlayer[], sack = 'N') =>
  tacklers
    .map((tackler) =>
      tag('p_tk', {
        vh: side,
        name: fileName(tackler),
        sack,
        tfl: 'N',
        ff: 'N',
        assist: tacklers.length > 1 ? 'Y' : 'N',
      }),
    )
    .join('')

const deedXml = (ball: Side, deed: Deed): string => {
  const against = other(ball)
  switch (deed.kind) {
    case 'kickoff':
      return (
        tag('p_ko', {
          vh: ball,
          name: fileName(deed.kicker),
          gain: deed.yards,
          result: deed.returner === null ? 'T' : 'R',
        }) +
        (deed.returner === null
          ? ''
          : tag('p_kr', { vh: against, name: fileName(deed.returner), gain: deed.returned })) +
        tackles(ball, deed.tacklers)
      )
    case 'rush':
      return (
        tag('p_ru', { vh: ball, name: fileName(deed.runner), gain: deed.gain }) +
        tackles(against, deed.tacklers)
      )
    case 'sack':
      return (
        tag('p_pa', { vh: ball, qb: fileName(deed.passer), result: 'SACK', gain: deed.gain }) +
        tackles(against, [deed.by], 'Y')
      )
    case 'pass':
      return (
        tag('p_pa', {
          vh: ball,
          qb: fileName(deed.passer),
          result: deed.complete ? 'COMP' : 'INC',
          rcv: fileName(deed.target),
          gain: deed.complete ? deed.gain : undefined,
        }) +
        (deed.breakup === null ? '' : tag('p_bu', { vh: against, name: fileName(deed.breakup) })) +
        tackles(against, deed.tacklers)
      )
    case 'interception':
      return (
        tag('p_pa', {
          vh: ball,
          qb: fileName(deed.passer),
          result: 'INT',
          rcv: fileName(deed.target),
        }) + tag('p_ir', { vh: against, name: fileName(deed.by), gain: deed.returned })
      )
    case 'punt':
      return tag('p_pu', { vh: ball, name: fileName(deed.punter), gain: deed.yards })
    case 'goal':
      return tag('p_fg', {
        vh: ball,
        name: fileName(deed.kicker),
        gain: deed.distance,
        result: deed.good ? 'GOOD' : 'MISSED',
      })
    case 'note':
    case 'kick':
    case 'two':
    case 'penalty':
      return ''
  }
}

/** A written play never changes, and a live game writes its early plays hundreds of times. */
const written = new WeakMap<FootballPlay, string>()

export const playXml = (teams: Teams, play: FootballPlay, index: number): string => {
  const known = written.get(play)
  if (known !== undefined) return known
  const { ball, down, toGo, spot, next, deed } = play
  const scored =
    deed.kind === 'goal' || deed.kind === 'kick' || deed.kind === 'two'
      ? deed.good
      : 'touchdown' in deed && deed.touchdown
  const text = tag(
    'play',
    {
      hasball: teams[ball].id,
      down,
      togo: toGo,
      spot: spotText(teams, ball, spot),
      context: `${ball},${down},${toGo},${sideSpot(ball, spot)}`,
      playid: `${play.drive},${index + 1},${index}`,
      type: letters[deed.kind],
      first: play.first ?? undefined,
      ...(scored ? { score: 'Y', vscore: play.score.V, hscore: play.score.H } : {}),
      clock: deed.kind === 'kick' || deed.kind === 'two' ? undefined : clockText(play.after),
      text: play.text,
      newcontext: `${next.ball},${next.down},${next.toGo},${sideSpot(next.ball, next.spot)}`,
    },
    deedXml(ball, deed),
  )
  written.set(play, text)
  return text
}
