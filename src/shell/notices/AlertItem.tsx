import type { Alert } from '../../contract/schema/notice.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './AlertBand.module.css'

type Props = {
  alert: Alert
  /** Beyond the number shown at once: hidden where no script decides. */
  over?: boolean
  /** Over while the page is open: its room stays. */
  gone?: boolean
  onClose(id: number): void
}

/** One alert. Its title is text, whatever it looks like; its message is the department's HTML. */
export function AlertItem({
  alert: { id, title, message, link, linkTitle, openInNewWindow },
  over,
  gone,
  onClose,
}: Props) {
  return (
    <div
      className={css.alert}
      data-alert={id}
      data-over={over || undefined}
      data-gone={gone || undefined}
    >
      <Icon name="bell" />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {message && <Prose html={message} />}
        {link && (
          <Link to={link} newTab={openInNewWindow}>
            {linkTitle || 'More'}
            {!linkTitle && <VisuallyHidden> about {title}</VisuallyHidden>}
          </Link>
        )}
      </div>
      <button type="button" className={css.close} onClick={() => onClose(id)}>
        <Icon name="close" />
        <VisuallyHidden>Close alert: {title}</VisuallyHidden>
      </button>
    </div>
  )
}
