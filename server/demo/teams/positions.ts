import type { SportCode } from '../art/sport-code.ts'

export interface Position {
  label: string
  /** How many of a hundred players; every position is filled at least once. */
  share: number
  /** Inches and pounds at the middle; a weight of 0 is not published. */
  height: number
  weight: number
}

const rows = (text: string): Position[] =>
  text
    .trim()
    .split(/;\s*/)
    .map((row) => {
      const [label = '', share, height, weight] = row.split(' ')
      return { label, share: Number(share), height: Number(height), weight: Number(weight) }
    })

const soccer = 'GK 11 74 0; D 33 71 0; M 33 70 0; F 23 70 0'

const byCode: Partial<Record<SportCode, string>> = {
  football:
    'QB 5 75 208; RB 7 70 205; WR 13 72 188; TE 6 76 240; OL 17 76 300; DL 14 75 280; LB 13 73 225; CB 9 71 184; S 9 72 196; K 2 70 182; P 2 73 195; LS 2 73 220',
  mbball: 'G 48 75 188; F 40 79 212; C 12 82 240',
  wbball: 'G 50 69 0; F 38 73 0; C 12 76 0',
  wvball: 'OH 30 72 0; MB 25 74 0; S 14 70 0; OPP 12 73 0; L/DS 19 66 0',
  msoc: soccer,
  wsoc: 'GK 11 69 0; D 33 66 0; M 33 65 0; F 23 66 0',
  fhockey: 'GK 9 67 0; B 32 65 0; M 34 65 0; F 25 65 0',
  baseball: 'RHP 30 74 202; LHP 13 74 195; C 9 72 200; INF 26 71 185; OF 22 72 190',
  softball: 'P 20 69 0; C 13 66 0; INF 38 65 0; OF 29 66 0',
  wlax: 'A 32 66 0; M 32 66 0; D 28 67 0; GK 8 67 0',
  mlax: 'A 24 71 180; M 40 72 185; D 26 73 198; GK 10 71 185',
  mcross: 'Distance 100 70 0',
  wcross: 'Distance 100 68 0',
  mswim: 'Free 40 73 0; Fly 20 73 0; Back 20 74 0; Breast 20 73 0',
  wswim: 'Free 32 70 0; Fly 17 70 0; Back 17 71 0; Breast 17 70 0; Diving 17 66 0',
  wrestling:
    '125 9 64 125; 133 10 66 133; 141 10 67 141; 149 10 68 149; 157 10 69 157; 165 11 70 165; 174 11 71 174; 184 11 72 184; 197 9 73 197; 285 9 74 270',
  mten: 'R 100 72 0',
  wten: 'R/L 100 67 0',
  mgolf: 'Golf 100 71 0',
  wgolf: 'Golf 100 67 0',
  track:
    'Sprints 32 70 0; Hurdles 10 70 0; Distance 22 69 0; Jumps 16 70 0; Throws 16 72 0; Pole-Vault 4 69 0',
}

export const positionsOf = (code: SportCode): readonly Position[] => rows(byCode[code] ?? soccer)

/** Sports that print no position at all. */
export const hasPositions = (code: SportCode): boolean =>
  !['mten', 'wten', 'mgolf', 'wgolf', 'mcross', 'wcross'].includes(code)

/** Runners, golfers and swimmers carry no numbers. */
export const hasJerseys = (code: SportCode): boolean =>
  ![
    'mten',
    'wten',
    'mgolf',
    'wgolf',
    'mcross',
    'wcross',
    'mswim',
    'wswim',
    'wrestling',
    'track',
  ].includes(code)
