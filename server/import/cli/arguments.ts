import { parseArgs } from 'node:util'

/** Invalid command-line arguments. The usage is printed and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const usage = `usage: npm run content -- <command>

  import <folder|file> --tenant <id>   take a tenant pack, or one file of it
      --host <name>                    a host of the tenant besides those of site.yaml; may be repeated
      --kind roster|staff|schedule|opponents|opponent-roster|sports   when the name of the file does not say it
      --sport <slug> --season <title>  of a single roster or schedule
      --opponent <name>                the school whose roster it is
      --where <column>=<value>         only the rows of a CSV file whose column has this value
      --game <number>                  the game of a single stat file
      --replace                        confirm that files remove most of what is stored
      --json                           the report as JSON
  export <folder> --tenant <id>        write the tenant as a pack, from which the same store is made again
      --json                           the report as JSON
  check <folder> [--tenant <id>]       say what is wrong in a pack, and what to do, before it is taken; nothing is written
      --json                           the findings as JSON
  watch <folder> --tenant <id>         take the stat files of a folder as they are written, until it is stopped
      --game <number>                  all of them are of this game; else each finds its own
  token --tenant <id>                  make a token that may send stat files for the tenant
  token --preview --tenant <id>        make a token that may read what is hidden of the tenant
  token --forwarder                    make a token that may speak for any tenant
  token --kind scorer --tenant <id> --game <number> [--hours <1 to 72>] [--name <who>]   make a token that may score this game, and ends (after 8 hours)
  versions --tenant <id> --game <number>   what came for a game, what does not add up in it, and what waits
      --json                           the same as JSON
  publish --tenant <id> --game <number> --version <number>   put a version on the site that waits
      --sure                           also one that is older than what the site shows
  drop --tenant <id> --game <number> --version <number>      refuse a version that waits
  hold --tenant <id> --game <number> never|findings|always   which versions of a game wait: none; what would show another game or a score that cannot be; all
  token --list                         list the tokens that count, each by a number
  token --revoke <token|number>        end a token
  account add <name> --tenant <id>     let somebody sign in to the department; the password is asked for, or read from standard input
      --shown <name>                   how the pages call them; else the name
      --provider                       without a password: the college's own signing in says who it is, by this e-mail address
      --subject <sub>                  ... or by the subject that the log named, for a provider that verifies no address
  account password <name> --tenant <id>    another password; whoever is signed in with the old one is signed out
  account close <name> --tenant <id>   nobody signs in with it any more
  account list --tenant <id>           who may sign in
      --json                           the same as JSON
  submissions [form] --tenant <id>     what was sent with a form (its number or ref), as CSV; without a form, which there are
      --doubtful                       doubtful submissions instead, which do not count
      --accept <key>                   counts a doubtful submission
      --json                           as JSON
  backup <file>                        write everything in the store to one new file, while the server runs, and read it back
  restore <file>                       restore a backup into an empty store, of either engine
      --tenant <id>                    only this department; the others stay as they are
      --replace                        delete what is stored now: everything, or the department
      --verify                         only read the file and say whether it is complete
  tenants                              list the tenants of the store

  --data <folder>                      an embedded store; else the one of DATABASE_URL, else of DATA_DIR, else ./data
`

export type Arguments = ReturnType<typeof readArguments>

export function readArguments(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        host: { type: 'string', multiple: true },
        kind: { type: 'string' },
        sport: { type: 'string' },
        season: { type: 'string' },
        opponent: { type: 'string' },
        where: { type: 'string' },
        game: { type: 'string' },
        version: { type: 'string' },
        hours: { type: 'string' },
        name: { type: 'string' },
        shown: { type: 'string' },
        provider: { type: 'boolean' },
        subject: { type: 'string' },
        sure: { type: 'boolean' },
        replace: { type: 'boolean' },
        verify: { type: 'boolean' },
        data: { type: 'string' },
        json: { type: 'boolean' },
        forwarder: { type: 'boolean' },
        preview: { type: 'boolean' },
        list: { type: 'boolean' },
        doubtful: { type: 'boolean' },
        accept: { type: 'string' },
        revoke: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return { ...values, command: positionals[0], rest: positionals.slice(1) }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('\n')[0] : String(error))
  }
}

/** The value of an option that must be a number. */
export function requireNumber(value: string | undefined, option: string): number {
  if (!value || !/^\d{1,9}$/.test(value)) throw new UsageError(`${option} must be a number`)
  return Number(value)
}

export function requireTenantName({ tenant }: { tenant?: string | undefined }): string {
  if (!tenant) throw new UsageError('--tenant <id> is required')
  return tenant
}
