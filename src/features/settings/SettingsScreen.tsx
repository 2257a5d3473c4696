import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { updateDeviceSettings } from '../../platform/device-settings.ts'
import { useDeviceSettings } from '../../platform/use-device-settings.ts'
import { useMounted } from '../../platform/mounted.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Section } from '../../ui/Section.tsx'
import { coverMessages } from './cover-messages.ts'
import { NotificationsState } from './NotificationsState.tsx'
import css from './SettingsScreen.module.css'
import { Storage } from './Storage.tsx'
import { ShortcutList } from '../../blocks/shortcuts/ShortcutList.tsx'
import { Toggle } from '../../ui/Toggle.tsx'

/** Settings of this device: they apply at once in all tabs and are not sent anywhere. */
export default function SettingsScreen({ settings: { tenant } }: { settings: SiteSettings }) {
  const { theme, motion, scores, announce, data } = useDeviceSettings()
  const mounted = useMounted()
  return (
    <>
      <ScreenHead title="Settings">
        <p>
          How this site looks and works on this device. Changes apply right away and stay on this
          device.
        </p>
      </ScreenHead>
      <noscript>
        <p className={css.without}>
          Settings need JavaScript. Without it, the site uses your device’s color and motion
          settings and shows scores.
        </p>
      </noscript>
      <div inert={!mounted}>
        <Section title="Appearance">
          <div className={css.choices}>
            <Choice
              legend="Colors"
              text="Light, dark or your device’s setting."
              value={theme}
              options={[
                ['system', 'Device'],
                ['light', 'Light'],
                ['dark', 'Dark'],
              ]}
              onChange={(next) => updateDeviceSettings({ theme: next })}
            />
            <Choice
              legend="Motion"
              text="Less: no automatic motion."
              value={motion}
              options={[
                ['system', 'Device'],
                ['less', 'Less'],
              ]}
              onChange={(next) => updateDeviceSettings({ motion: next })}
            />
          </div>
        </Section>
        <Section title="Games">
          <div className={css.choices}>
            <Choice
              legend="Scores"
              text="Hide scores, records and headlines until you tap them, also in notifications."
              value={scores}
              options={[
                ['shown', 'Shown'],
                ['covered', 'Hidden'],
              ]}
              onChange={(next) => {
                updateDeviceSettings({ scores: next })
                void coverMessages(tenant, next === 'covered')
              }}
            />
            <Choice
              legend="Screen reader"
              text="What a screen reader announces during a live game."
              value={announce}
              options={[
                ['off', 'Nothing'],
                ['scores', 'Scores'],
                ['plays', 'Scores and plays'],
              ]}
              onChange={(next) => updateDeviceSettings({ announce: next })}
            />
            <NotificationsState tenant={tenant} />
          </div>
        </Section>
        <Section title="Data and storage">
          <div className={css.choices}>
            <Choice
              legend="Data"
              text={
                'Less: nothing is loaded in advance, carousels do not rotate, ' +
                'and scores update less often.'
              }
              value={data}
              options={[
                ['auto', 'Automatic'],
                ['less', 'Less'],
              ]}
              onChange={(next) => updateDeviceSettings({ data: next })}
            />
            <Storage tenant={tenant} />
          </div>
        </Section>
        <Section title="Keyboard">
          <ShortcutSettings />
        </Section>
      </div>
    </>
  )
}

/** Single-key shortcuts, which can be turned off (WCAG 2.1.4). */
function ShortcutSettings() {
  const { shortcuts } = useDeviceSettings()
  return (
    <div className="stack column">
      <Toggle
        on={shortcuts === 'on'}
        onChange={(on) => updateDeviceSettings({ shortcuts: on ? 'on' : 'off' })}
      >
        <strong>Keyboard shortcuts</strong>{' '}
        <span className="muted">single-key shortcuts; turn them off if you use speech input</span>
      </Toggle>
      <ShortcutList />
    </div>
  )
}
