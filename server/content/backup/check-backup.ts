import { createHash, type Hash } from 'node:crypto'
import { damaged, readLines, type BytesKey, type Header, type Manifest } from './format.ts'

/** What a verified backup has. */
export type Checked = {
  header: Header
  manifest: Manifest
  tenants: { id: string; hosts: string[] }[]
}

/**
 * Reads a backup from its beginning to its end: checksum, counts by table, and the hash of every
 * picture and file. Throws BackupError when it is not as it was written.
 */
export async function checkBackup(file: string): Promise<Checked> {
  let header: Header | undefined
  let manifest: Manifest | undefined
  const tenants: Checked['tenants'] = []
  const rows: Record<string, number> = {}
  const counts = { pictures: 0, files: 0 }
  let open: { key: BytesKey; sum: Hash } | undefined
  const endBytes = () => {
    if (open && !open.sum.digest('hex').startsWith(open.key.sha))
      throw damaged(file, `${open.key.kind}/${open.key.tenant}/${open.key.sha} has other bytes`)
    open = undefined
  }
  for await (const line of readLines(file)) {
    if (line[0] === 'bytes') {
      const [, key, part] = line
      if (
        open?.key.sha !== key.sha ||
        open.key.tenant !== key.tenant ||
        open.key.kind !== key.kind
      ) {
        endBytes()
        open = { key, sum: createHash('sha256') }
        counts[key.kind]++
      }
      open.sum.update(part)
      continue
    }
    endBytes()
    if (line[0] === 'backup') header = line[1]
    else if (line[0] === 'end') manifest = line[1]
    else {
      rows[line[1]] = (rows[line[1]] ?? 0) + 1
      if (line[1] === 'tenant')
        tenants.push({
          id: String(line[2]['id']),
          hosts: JSON.parse(String(line[2]['hosts'])) as string[],
        })
    }
  }
  for (const [name, count] of [...Object.entries(manifest!.rows), ...Object.entries(counts)]) {
    const actualCount =
      name === 'pictures' || name === 'files' ? manifest![name] : (rows[name] ?? 0)
    if (actualCount !== count) throw damaged(file, `${name}: ${actualCount} instead of ${count}`)
  }
  return { header: header!, manifest: manifest!, tenants }
}
