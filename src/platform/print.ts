import { printAfter } from '../domain/constants.ts'

/**
 * Keeps the class `print` on the body from before a print to after it, also where a browser only
 * changes the medium. What is given back ends it.
 */
export function markPrinting(): () => void {
  const medium = matchMedia('print')
  const set = (printing: boolean) => document.body.classList.toggle('print', printing)
  const before = () => set(true)
  const after = () => set(false)
  const change = () => set(medium.matches)
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  medium.addEventListener('change', change)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
    medium.removeEventListener('change', change)
  }
}

/**
 * Prints the page, or one element of it and nothing else, after a moment in which pictures and
 * styles arrive. An element that is not there is said in the log, and nothing is printed. What is
 * given back calls it off.
 */
export function printSoon(id?: string, after = printAfter): () => void {
  const timer = setTimeout(() => {
    const element = id === undefined ? undefined : document.getElementById(id)
    if (element === null) return console.warn(`Element to print #${id} not found!`)
    if (element) {
      element.dataset['printing'] = ''
      addEventListener('afterprint', () => delete element.dataset['printing'], { once: true })
    }
    print()
  }, after)
  return () => clearTimeout(timer)
}
