/**
 * Runs in the head, before anything is painted: what this visitor's device knows and a page that is the same for everybody cannot. It may only
 * write attributes of `<html>` and adopt styles, reads nothing from the page, and is small: every page carries it, and the policy its hash.
 */
function run() {
  const root = document.documentElement
  const { alerts, atOnce } = root.dataset
  if (!alerts) return
  const open = alerts.split(' ').filter((id) => !document.cookie.includes(`fh-alert-${id}=`)).slice(0, Number(atOnce))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[data-alert]{display:none}${open.map((id) => `[data-alert="${id}"]{display:revert-layer}`).join('')}`)
  document.adoptedStyleSheets.push(sheet)
}

export const beforePaint = `(${run.toString().replace(/\n\s*/g, '\n')})()`
