import { parseArgs } from 'node:util'

/** Invalid command-line arguments. The usage is printed and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const usage = `usage: npm run content -- <command>

  import <folder|file> --tenant <id>   import a folder, or one file of it
      --host <name>                    a host in addition to those of site.yaml; may be repeated
      --kind roster|staff|schedule|opponents|opponent-roster|sports
                                       file kind, if the file name does not show it
      --sport <slug> --season <title>  of a single roster or schedule
      --opponent <name>                the opponent of a roster
      --where <column>=<value>         only the rows of a CSV file whose column has this value
      --game <number>                  the game of a single stat file
      --replace                        allow files to remove most of what is stored
      --json                           the report as JSON
  export <folder> --tenant <id>        export the tenant to a folder that can be imported again
      --json                           the report as JSON
  check <folder> [--tenant <id>]       validate a folder without importing it
      --day <date>                     as on that day, for a folder of another time
      --json                           the findings as JSON
  watch <folder> --tenant <id>         watch a folder and import stat files until stopped
      --game <number>                  the game of all files; default: matched per file
  token --tenant <id>                  create an ingest token
  token --preview --tenant <id>        create a preview token for hidden content
  token --forwarder                    create a forwarder token for all tenants
  token --kind scorer --tenant <id> --game <number> [--hours <1 to 72>] [--name <who>]
                                       create a scoring token for a game (default: 8 hours)
  versions --tenant <id> --game <number>   list versions with findings and status
      --json                           the same as JSON
  publish --tenant <id> --game <number> --version <number>   publish a held version
      --sure                           allow a version older than the published one
  drop --tenant <id> --game <number> --version <number>      reject a held version
  hold --tenant <id> --game <number> never|findings|always
                                       set which versions are held for review: none; those with
                                       another game or an impossible score; all
  token --list                         list active tokens with their numbers
  token --revoke <token|number>        revoke a token
  account add <name> --tenant <id>     create an account; prompts for the password, or reads
                                       standard input
      --shown <name>                   display name (default: name)
      --provider                       sign in with the identity provider, matched by this email
                                       address
      --subject <sub>                  ... or by the subject in the log, for a provider that does
                                       not verify addresses
  account password <name> --tenant <id>    change a password and end its sessions
  account close <name> --tenant <id>   disable an account
  account list --tenant <id>           list accounts
      --json                           the same as JSON
  submissions [form] --tenant <id>     print submissions of a form (number or ref) as CSV; without
                                       a form, list the forms
      --doubtful                       list flagged submissions, which do not count
      --accept <key>                   count a flagged submission
      --json                           as JSON
  backup <file>                        write the whole store to one new file while the server runs,
                                       and verify it
  restore <file>                       restore a backup into an empty store, of either engine
      --tenant <id>                    only this department; the others stay as they are
      --replace                        delete the stored data first: everything, or the department
      --verify                         only check that the file is complete
  tenants                              list the tenants of the store

  --data <folder>                      data folder of an embedded store (default: DATABASE_URL,
                                       DATA_DIR, ./data)
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
        day: { type: 'string' },
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
