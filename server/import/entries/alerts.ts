import { z } from 'zod'
import { alert } from '../../content/kinds/alert.ts'
import { entryFile } from './entry.ts'

/** The one that was first taken last is the newest: a new alert may stand anywhere in the file. */
export const alerts = entryFile({
  file: 'alerts.yaml',
  kind: alert,
  entry: ({ text, optional, flag, date, until, link, prose }) =>
    z.strictObject({
      title: text,
      message: prose.prefault(''),
      link: link.nullable().default(null),
      linkTitle: optional,
      openInNewWindow: flag,
      enabled: z.boolean().default(true),
      showOnWeb: z.boolean().default(true),
      startDate: date.nullable().default(null),
      endDate: until.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})
