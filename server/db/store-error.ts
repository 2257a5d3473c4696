/** The store cannot be opened, or does not answer just now. One sentence for the operator; what the driver said is the cause. */
export class StoreError extends Error {
  override name = 'StoreError'
}
