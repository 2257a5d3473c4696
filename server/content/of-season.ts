/** Of a sport's rosters or schedules the one of a season, whatever letters are capital: an address is in lower case (SQLite knows only those of ASCII). */
export const ofSeason = <Row extends { season: string }>(rows: Row[], title: string): Row | undefined =>
  rows.find(({ season }) => season === title) ?? rows.find(({ season }) => season.toLowerCase() === title.toLowerCase())
