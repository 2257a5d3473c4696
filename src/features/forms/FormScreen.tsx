import { useState } from 'react'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Form } from '../../contract/forms.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { InTurn } from '../../platform/in-turn.tsx'
import { useMounted } from '../../platform/mounted.ts'
import { Prose } from '../../ui/Prose.tsx'
import { FormPanel } from './FormPanel.tsx'
import css from './forms.module.css'
import { FormSent } from './FormSent.tsx'
import { FormClosed } from './FormClosed.tsx'

type Props = { form: Form; asked: Readonly<Record<string, string>>; settings: SiteSettings }

/** A form: introduction and fields, or why it is closed, or the confirmation. */
export default function FormScreen({ form, asked, settings }: Props) {
  // The server's answer to a submission is at the form's own URL; reading the form again has no
  // answer.
  const mounted = useMounted()
  const [answered] = useState(!mounted && !asked['sent'] && form.owed ? form.id : null)
  return (
    <>
      <ScreenHead title={form.title} />
      <div className={css.page}>
        {asked['sent'] || answered === form.id ? (
          <FormSent
            form={form}
            settings={settings}
            owed={form.owed ?? null}
            later={null}
            receivedAt={null}
          />
        ) : (
          <>
            {form.description && (
              <div className={css.about}>
                <Prose html={form.description} />
              </div>
            )}
            {form.status === 'active' ? (
              <InTurn>
                <FormPanel key={form.id} form={form} settings={settings} />
              </InTurn>
            ) : (
              <FormClosed form={form} settings={settings} />
            )}
          </>
        )}
      </div>
    </>
  )
}
