import type { Player } from '../../contract/roster.schema.ts'
import {
  formatHeight,
  heightText,
  formatAcademicYear,
  fullName,
  formatPosition,
  weightText,
  type RosterSort,
} from '../../domain/people/roster.ts'

export type RosterColumn = { sort: RosterSort; label: string; cell: (player: Player) => string }

const columns: RosterColumn[] = [
  { sort: 'jersey', label: 'No.', cell: (player) => player.jerseyNumber },
  { sort: 'name', label: 'Name', cell: fullName },
  { sort: 'position', label: 'Position', cell: formatPosition },
  { sort: 'class', label: 'Class', cell: formatAcademicYear },
  { sort: 'height', label: 'Height', cell: (player) => formatHeight(heightText(player)) },
  { sort: 'weight', label: 'Weight', cell: weightText },
  { sort: 'hometown', label: 'Hometown', cell: (player) => player.hometown ?? '' },
]

/** The columns of a roster, without facts that no player has. */
export const rosterColumns = (players: readonly Player[]): RosterColumn[] =>
  columns.filter(
    (column) => column.sort === 'name' || players.some((player) => column.cell(player)),
  )
