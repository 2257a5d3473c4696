import type { Progress } from '../work.ts'

export type Output = { isTTY?: boolean; write(text: string): unknown }

/**
 * Shows where an import stands: one line that is written over on a terminal, a line for each file
 * elsewhere.
 */
export function progressTo(output: Output): {
  show: (progress: Progress) => void
  end: () => void
} {
  let dirty = false
  let last = ''
  return {
    show({ file, done, total }) {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
      const line = `${String(percent).padStart(3)} %  ${done}/${total}  ${file}`
      if (output.isTTY) {
        output.write(`\r\u001b[K${line.slice(0, 100)}`)
        dirty = true
      } else if (line !== last) {
        output.write(`${line}\n`)
      }
      last = line
    },
    end() {
      if (dirty) output.write('\r\u001b[K')
      dirty = false
    },
  }
}
