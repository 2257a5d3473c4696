import { printAfter } from '../domain/constants.ts'

/**
 * Keeps the class `print` on the body during printing, also when a browser only changes the media.
 * Returns a function that stops.
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
 * Prints the page or one element after a moment for pictures and styles to load. A missing element
 * is logged and nothing is printed. Returns a function that cancels.
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
