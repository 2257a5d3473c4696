import { run } from './import/cli/run.ts'

process.exitCode = await run(process.argv.slice(2), process.stdout, process.stderr)
