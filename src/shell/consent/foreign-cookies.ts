/** Cookies of ours (spec decisions, Cookies). */
const ours = /^(?:fh-|viewport$|__Host-)/

/** Takes away what vendors left in our name, on this host and on those above it. */
export function dropForeignCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`)]
  for (const name of document.cookie.split('; ').map((one) => one.split('=')[0]!)) {
    if (name && !ours.test(name))
      for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
