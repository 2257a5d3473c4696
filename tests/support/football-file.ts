/**
 * A small football stat file with the given score and clock, of the day on which the tests run.
 * Names are invented.
 */
export function footballFile({
  home = 'Test alpha',
  visitor = 'Ashford',
  us = [7, 0, 0, 0],
  them = [0, 0, 0, 0],
  quarter = 1,
  clock = '07:57',
  over = false,
  date = '11/21/2026',
}: {
  home?: string
  visitor?: string
  us?: number[]
  them?: number[]
  quarter?: number
  clock?: string
  over?: boolean
  date?: string
} = {}): string {
  const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 0)
  const played = (scores: number[]) => scores.slice(0, quarter)
  const passing =
    '<pass comp="7" att="10" int="0" yds="70" td="0" long="22" sacks="0" sackyds="0"></pass>'
  const team = (vh: 'V' | 'H', id: string, name: string, scores: number[]) => {
    const periods = played(scores).map(
      (score, i) => `<lineprd prd="${i + 1}" score="${score}"></lineprd>`,
    )
    return [
      `\n  <team vh="${vh}" id="${id}" name="${name}" record="3-1" abb="${id}">`,
      `\n    <linescore prds="${quarter}" line="${played(scores).join(',')}"`,
      ` score="${sum(played(scores))}">${periods.join('')}</linescore>`,
      '\n    <totals totoff_plays="20" totoff_yards="120" totoff_avg="6.0">',
      '<firstdowns no="6" rush="3" pass="3" penalty="0"></firstdowns>',
      '<rush att="10" yds="50" gain="55" loss="5" td="1" long="12"></rush>',
      `${passing}</totals>`,
      `\n    <player uni="12" code="12" name="${vh === 'H' ? 'Okafor,Sam' : 'Bell,Ty'}"`,
      ' shortname="x" checkname="X" gp="1" gs="1" class="SR" opos="QB">',
      `${passing}</player>\n  </team>`,
    ].join('')
  }
  const quarters = Array.from({ length: quarter }, (_, i) =>
    [
      `<qtr number="${i + 1}" text="${i + 1}">`,
      '<play hasball="TST" down="1" togo="10" spot="TST35" context="H,1,10,H35"',
      ` playid="${i},1,0" clock="${clock}" text="Okafor rush for 4 yards to the TST39."></play></qtr>`,
    ].join(''),
  )
  return [
    `<fbgame source="Test" version="1" generated="${date}">`,
    `\n  <venue gameid="1" visid="ASH" homeid="TST" visname="${visitor}" homename="${home}"`,
    ` date="${date}" location="Otterton" stadium="Test Stadium" start="07:00 PM"`,
    ` end="${over ? '10:05 PM' : ''}" leaguegame="N" duration="${over ? '03:05' : ''}"`,
    ' attend="1200"><rules qtrs="4" mins="15"></rules></venue>\n  ',
    team('V', 'ASH', visitor, them),
    team('H', 'TST', home, us),
    `\n  <scores><score vh="H" team="TST" qtr="1" clock="${clock}" type="TD" how="RUSH" yds="1"`,
    ' scorer="Okafor,Sam" plays="13" drive="75" top="07:03" vscore="0" hscore="7"></score></scores>',
    `\n  <plays format="summary">${quarters.join('')}`,
    `\n  <downtogo hasball="H" id="TST" down="1" togo="10" spot="TST35" qtr="${quarter}"`,
    ` clock="${over ? '00:00' : clock}"></downtogo></plays>\n</fbgame>`,
  ].join('')
}
