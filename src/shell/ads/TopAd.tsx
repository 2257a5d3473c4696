/** The place of the ad above the page (spec 0 §4.9). */
export function TopAd() {
  return null
}
