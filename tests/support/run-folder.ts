import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Temporary folders of a run are made in one folder, also by its workers and the programs that they
// start. It goes when the run ends: a worker that is ended in the middle removes nothing.
if (!process.env['TEST_RUN_FOLDER']) {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-run-'))
  // PostgreSQL has a folder in it and may run as another user.
  chmodSync(folder, 0o711)
  process.env['TEST_RUN_FOLDER'] = process.env['TMPDIR'] = folder
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
}
