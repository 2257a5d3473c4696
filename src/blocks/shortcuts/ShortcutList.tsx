import { Fragment } from 'react'
import { shortcuts } from '../../domain/follow/shortcuts.ts'
import css from './ShortcutList.module.css'
import { shortcutHref } from './shortcut-href.ts'

/** All keyboard shortcuts, without those of pages that this site does not have. */
export function ShortcutList() {
  return (
    <dl className={css.list}>
      {Object.entries(shortcuts)
        .filter(([name]) => shortcutHref(name as keyof typeof shortcuts) !== null)
        .map(([name, { keys, words }]) => (
          <div key={name} className={css.one}>
            <dt>
              {keys.map((key, i) => (
                <Fragment key={key}>
                  {i > 0 && <span className={css.then}>then</span>}
                  <kbd className={css.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
  )
}
