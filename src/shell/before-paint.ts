/**
 * Runs in the head before the first paint, with what only this device knows. It may only write
 * attributes of `<html>` and adopt styles, reads nothing from the page, and is small, because every
 * page contains it and the policy its hash. Settings for colors, motion and scores
 * (`platform/device-settings.ts`) apply from the first paint. Closed, ended and surplus alerts get
 * no space; this rule ends with `data-alerts`.
 */
function run() {
  const root = document.documentElement
  try {
    const { theme, motion, scores } = JSON.parse(localStorage['fh-choices'])
    if (theme === 'light' || theme === 'dark') root.dataset['scheme'] = theme
    if (motion === 'less') root.dataset['motion'] = motion
    if (scores === 'covered') root.dataset['scores'] = scores
  } catch {}
  // Space for the ad above the page, when the department has one and the visitor allowed it (the
  // same check as in consent.ts).
  if (
    root.dataset['asks']?.includes('advertising') &&
    navigator.onLine &&
    !root.dataset['savedAt'] &&
    !/[?&]disable_airgap(?!=false(?:&|$))(?:=|&|$)/.test(location.search)
  ) {
    try {
      const stored = JSON.parse(localStorage['fh-consent'])
      if (
        stored.version === 1 &&
        stored.advertising === true &&
        stored.at <= Date.now() &&
        Date.now() - stored.at < 31_536_000_000
      )
        root.dataset['ads'] = ''
    } catch {}
  }
  const adopt = (rules: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }
  // Followed teams come first in all lists of teams, until the page has ordered them
  // (platform/my-teams.ts).
  try {
    const teams = localStorage['fh-teams']
    if (/^[\d.]+$/.test(teams)) {
      root.dataset['teams'] = teams
      adopt(
        teams
          .split('.')
          .map(
            (id: string, i: number) =>
              `[data-teams="${teams}"] [data-team="${id}"]{order:${i - 99}}`,
          )
          .join(''),
      )
    }
  } catch {}
  const { alerts, atOnce } = root.dataset
  if (!alerts) return
  const cookies = `; ${document.cookie}`
  const open = alerts
    .split(' ')
    .map((alert) => alert.split(':'))
    .filter(([id, ends]) => !cookies.includes(`; fh-alert-${id}=`) && !(Number(ends) <= Date.now()))
    .slice(0, Number(atOnce))
  const others = open.map(([id]) => `:not([data-alert="${id}"])`).join('')
  adopt(`[data-alerts] [data-alert]${others}{display:none}`)
}

export const beforePaint = `(${run.toString().replace(/\n\s*/g, '\n')})()`
