const units = ['KB', 'MB', 'GB', 'TB']

/**
 * A number of bytes as people say it, in powers of a thousand: '0 KB', '740 KB', '1.2 MB', '64 GB'.
 */
export function sizeWords(bytes: number): string {
  let value = Math.max(0, bytes) / 1000
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  return `${unit > 0 && value < 10 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)} ${units[unit]}`
}
