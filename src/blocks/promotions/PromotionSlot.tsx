/** What hangs in one place of the site (`location.name`), read and drawn; nothing where nothing hangs. `sportId`: the sport's own, if it has one. */
export function PromotionSlot(_: { name: string; sportId?: number | undefined }) {
  return null
}
