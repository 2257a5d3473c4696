import type { XmlElement } from './file/xml-element.ts'
import { count, text, valueAt, type TableSpec } from './parts/stat-table.ts'

/** The keepers of lacrosse, soccer and the two hockeys. */
export const goalkeeping: TableSpec = {
  key: 'goalkeeping',
  title: 'Goalkeeping',
  has: ['goalie'],
  columns: [
    text('minutes', 'Min', 'Minutes', 'goalie@minutes'),
    count('ga', 'GA', 'Goals against', 'goalie@ga'),
    count('saves', 'Sv', 'Saves', 'goalie@saves'),
    count('sf', 'SF', 'Shots faced', 'goalie@sf'),
    text('pct', 'Pct', 'Save percentage', savePercentage),
    text('dec', 'Dec', 'Decision', decision),
  ],
}

function savePercentage(of: XmlElement): string {
  const saves = Number(valueAt(of, 'goalie@saves')) || 0
  const faced = saves + (Number(valueAt(of, 'goalie@ga')) || 0)
  return faced > 0 ? (saves / faced).toFixed(3).replace(/^0/, '') : ''
}

/** A record stands where another program writes 1: win="9-4". */
function decision(of: XmlElement): string {
  const [mark] = [
    ['W', 'goalie@win'],
    ['L', 'goalie@loss'],
    ['T', 'goalie@tie'],
  ].filter(([, path]) => !/^0?$/.test(valueAt(of, path ?? '')))
  return mark?.[0] ?? ''
}
