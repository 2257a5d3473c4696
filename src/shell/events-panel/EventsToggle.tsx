import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from '../Top.module.css'
import { panelId } from './panel-id.ts'

/** The calendar toggle of the header on a phone. */
export const EventsToggle = () => (
  <button type="button" className={css.toggle} popoverTarget={panelId}>
    <Icon name="calendar" />
    <VisuallyHidden>Calendar</VisuallyHidden>
  </button>
)
