/**
 * Sends the messages of one turn together: a page asks for twenty answers at once, and each message
 * between threads has a cost of its own.
 */
export function together(send: (messages: unknown[]) => void): (message: unknown) => void {
  let waiting: unknown[] = []
  const flush = () => {
    const messages = waiting
    waiting = []
    send(messages)
  }
  return (message) => {
    // After all promises of this turn.
    if (waiting.push(message) === 1) process.nextTick(flush)
  }
}

/** Calls a listener with each of the messages that were sent together. */
export const each =
  (listener: (message: unknown) => void) =>
  (messages: unknown[]): void => {
    for (const message of messages) listener(message)
  }
