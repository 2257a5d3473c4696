/** What the frame of a page does besides drawing: print class, viewport, zoom (spec 0 §4.10, §4.12). */
export function PageManners() {
  return null
}
