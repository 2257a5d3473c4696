/**
 * Runs in the head, before anything is painted: what this visitor's device knows and a page that is
 * the same for everybody cannot. It may only write attributes of `<html>` and adopt styles, reads
 * nothing from the page, and is small: every page carries it, and the policy its hash. What was
 * chosen about colours, motion and scores (`platform/choices.ts`) counts from the first picture on.
 * Alerts that were closed here, are over (a kept page) or beyond the number shown at once get no
 * room; the rule ends with `data-alerts`.
 */
function run() {
  const root = document.documentElement
  try {
    const { theme, motion, scores } = JSON.parse(localStorage['fh-choices'])
    if (theme === 'light' || theme === 'dark') root.dataset['scheme'] = theme
    if (motion === 'less') root.dataset['motion'] = motion
    if (scores === 'covered') root.dataset['scores'] = scores
  } catch {}
  // Room for the ad above the page, where the department has one and the visitor has allowed it
  // (consent.ts reads the same).
  if (
    root.dataset['asks']?.includes('advertising') &&
    navigator.onLine &&
    !root.dataset['savedAt'] &&
    !/[?&]disable_airgap(?!=false(?:&|$))(?:=|&|$)/.test(location.search)
  ) {
    try {
      const kept = JSON.parse(localStorage['fh-consent'])
      if (
        kept.version === 1 &&
        kept.advertising === true &&
        kept.at <= Date.now() &&
        Date.now() - kept.at < 31_536_000_000
      )
        root.dataset['ads'] = ''
    } catch {}
  }
  const adopt = (rules: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }
  // Followed teams come first wherever teams are listed, until the page itself has put them so
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
    .map((one) => one.split(':'))
    .filter(([id, ends]) => !cookies.includes(`; fh-alert-${id}=`) && !(Number(ends) <= Date.now()))
    .slice(0, Number(atOnce))
  adopt(
    `[data-alerts] [data-alert]${open.map(([id]) => `:not([data-alert="${id}"])`).join('')}{display:none}`,
  )
}

export const beforePaint = `(${run.toString().replace(/\n\s*/g, '\n')})()`
