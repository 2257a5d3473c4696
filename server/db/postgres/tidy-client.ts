import { Client } from 'pg'

type Connected = (error: Error) => void

/**
 * A client that hangs up when it cannot get in. pg leaves the line open where it gives up on its
 * own side (a password that is asked for and not there): the server waits a minute for it, and so
 * would this process.
 */
export class TidyClient extends Client {
  override connect(): Promise<this>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<this> | void {
    if (!callback)
      return new Promise((done, failed) =>
        this.connect((error: Error | null) => (error ? failed(error) : done(this))),
      )
    super.connect((error: Error | null) => {
      if (error)
        (
          this as unknown as { connection: { stream: { destroy(): void } } }
        ).connection.stream.destroy()
      callback(error as Error)
    })
  }
}
