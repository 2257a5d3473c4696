import { clockText, type PlayDetails, type FootballPlay } from './football-play.ts'
import { spotText } from './football-text.ts'
import { fileName, other, type Side, type SimPlayer, type SimTeam } from './team.ts'
import { tag } from './xml.ts'

type Teams = Readonly<Record<Side, SimTeam>>

/** 'H37': the file's notation of a spot on the field. */
export const sideSpot = (ball: Side, spot: number): string =>
  spot <= 50
    ? `${ball}${String(spot).padStart(2, '0')}`
    : `${other(ball)}${String(100 - spot).padStart(2, '0')}`

const letters: Readonly<Record<PlayDetails['kind'], string>> = {
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

const deedXml = (ball: Side, details: PlayDetails): string => {
  const against = other(ball)
  switch (details.kind) {
    case 'kickoff':
      return (
        tag('p_ko', {
          vh: ball,
          name: fileName(details.kicker),
          gain: details.yards,
          result: details.returner === null ? 'T' : 'R',
        }) +
        (details.returner === null
          ? ''
          : tag('p_kr', {
              vh: against,
              name: fileName(details.returner),
              gain: details.returned,
            })) +
        tackles(ball, details.tacklers)
      )
    case 'rush':
      return (
        tag('p_ru', { vh: ball, name: fileName(details.runner), gain: details.gain }) +
        tackles(against, details.tacklers)
      )
    case 'sack':
      return (
        tag('p_pa', {
          vh: ball,
          qb: fileName(details.passer),
          result: 'SACK',
          gain: details.gain,
        }) + tackles(against, [details.by], 'Y')
      )
    case 'pass':
      return (
        tag('p_pa', {
          vh: ball,
          qb: fileName(details.passer),
          result: details.complete ? 'COMP' : 'INC',
          rcv: fileName(details.target),
          gain: details.complete ? details.gain : undefined,
        }) +
        (details.breakup === null
          ? ''
          : tag('p_bu', { vh: against, name: fileName(details.breakup) })) +
        tackles(against, details.tacklers)
      )
    case 'interception':
      return (
        tag('p_pa', {
          vh: ball,
          qb: fileName(details.passer),
          result: 'INT',
          rcv: fileName(details.target),
        }) + tag('p_ir', { vh: against, name: fileName(details.by), gain: details.returned })
      )
    case 'punt':
      return tag('p_pu', { vh: ball, name: fileName(details.punter), gain: details.yards })
    case 'goal':
      return tag('p_fg', {
        vh: ball,
        name: fileName(details.kicker),
        gain: details.distance,
        result: details.good ? 'GOOD' : 'MISSED',
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
  const { ball, down, toGo, spot, next, details } = play
  const scored =
    details.kind === 'goal' || details.kind === 'kick' || details.kind === 'two'
      ? details.good
      : 'touchdown' in details && details.touchdown
  const text = tag(
    'play',
    {
      hasball: teams[ball].id,
      down,
      togo: toGo,
      spot: spotText(teams, ball, spot),
      context: `${ball},${down},${toGo},${sideSpot(ball, spot)}`,
      playid: `${play.drive},${index + 1},${index}`,
      type: letters[details.kind],
      first: play.first ?? undefined,
      ...(scored ? { score: 'Y', vscore: play.score.V, hscore: play.score.H } : {}),
      clock: details.kind === 'kick' || details.kind === 'two' ? undefined : clockText(play.after),
      text: play.text,
      newcontext: `${next.ball},${next.down},${next.toGo},${sideSpot(next.ball, next.spot)}`,
    },
    deedXml(ball, details),
  )
  written.set(play, text)
  return text
}
