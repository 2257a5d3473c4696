import { ShortcutList } from '../../blocks/shortcuts/ShortcutList.tsx'
import { choose, useChoices } from '../../platform/choices.ts'
import { Toggle } from '../../ui/Toggle.tsx'
import css from './ShortcutSettings.module.css'

/** Single keys that act while no field has the focus: they can be switched off (WCAG 2.1.4). */
export function ShortcutSettings() {
  const { shortcuts } = useChoices()
  return (
    <div className={css.shortcuts}>
      <Toggle on={shortcuts === 'on'} onChange={(on) => choose({ shortcuts: on ? 'on' : 'off' })}>
        <strong>Keyboard shortcuts</strong>{' '}
        <span className={css.text}>
          keys that act while you are not typing; switch them off if you speak to your device, or
          they meet your own
        </span>
      </Toggle>
      <ShortcutList />
    </div>
  )
}
