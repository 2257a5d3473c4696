import { run } from './import/cli/run.ts'

// The store and its backups are for this user alone, in a folder of any rights.
process.umask(0o077)
process.exitCode = await run(process.argv.slice(2), process.stdout, process.stderr)
