import type { FileLink } from '../contract/parts.schema.ts'
import { formatFileInfo } from '../domain/words/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import css from './links.module.css'

/** Files to download with name, type and size. */
export function FileList({ files }: { files: readonly FileLink[] }) {
  return (
    <ul role="list" className={css.files}>
      {files.map((file) => (
        <li key={file.url}>
          <Link className={css.file} to={file.url}>
            <Icon name="download" />
            <span className={css.fileTitle}>{file.title}</span>{' '}
            <span className={css.size}>{formatFileInfo(file)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
