/** One at a time for each name, in the order of their coming. */
export class TenantMutex {
  #last = new Map<string, Promise<void>>()

  /** Resolves when all who came before have left; call what it gives to leave. */
  async enter(name: string): Promise<() => void> {
    const before = this.#last.get(name)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last.set(name, promise)
    await before
    return () => {
      if (this.#last.get(name) === promise) this.#last.delete(name)
      resolve()
    }
  }
}
