import type { Columns } from '../csv/columns.ts'

const sides = {
  'home/away': 'home_away',
  homeaway: 'home_away',
  ha: 'home_away',
  'h/a': 'home_away',
  site: 'home_away',
}

export const historyColumns: Columns = {
  known: [
    'date',
    'season',
    'opponent',
    'home_away',
    'location',
    'type',
    'conference',
    'result',
    'team_score',
    'opponent_score',
    'forfeit',
    'note',
  ],
  aliases: {
    ...sides,
    year: 'season',
    opp: 'opponent',
    school: 'opponent',
    city: 'location',
    score: 'team_score',
    our_score: 'team_score',
    opp_score: 'opponent_score',
    their_score: 'opponent_score',
    'w/l': 'result',
    outcome: 'result',
    conf: 'conference',
    notes: 'note',
    game_date: 'date',
  },
  prose: [],
}

export const standingsColumns: Columns = {
  known: [
    'school',
    'us',
    'conference_record',
    'conference_percentage',
    'points',
    'overall_record',
    'overall_percentage',
    'home',
    'away',
    'neutral',
    'streak',
  ],
  aliases: {
    team: 'school',
    title: 'school',
    opponent: 'school',
    conference: 'conference_record',
    conf: 'conference_record',
    conf_pct: 'conference_percentage',
    pts: 'points',
    overall: 'overall_record',
    pct: 'overall_percentage',
  },
  prose: [],
}
