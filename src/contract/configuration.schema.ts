import { z } from 'zod'
import { Image } from './parts.schema.ts'

/** A host, or `*.` and a name for all hosts below it. */
const host = z
  .string()
  .regex(
    /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'is not a host name: small letters, no scheme, no port; *.name for all under it',
  )
const hosts = z.array(host).max(200).default([])
const flag = (standard: boolean) => z.boolean({ error: 'is true or false' }).default(standard)
const optionalText = z.string().trim().max(200).nullable().default(null)

export const Configuration = z
  .object({
    disableSSR: flag(true).meta({
      description:
        'True: browsers get the shell and render pages themselves; crawlers still ' +
        'get rendered pages.',
    }),
    trackingTags: flag(true),
    takeovers: flag(true),
    concurrentTakeovers: flag(false).meta({
      description: 'Several game days at once link to a board of all of them.',
    }),
    documentCache: flag(true),
    enableFooterPersonalInfo: flag(true),
    nativoEnabled: flag(false),
    hasTicketing: flag(true),
    hasPartners: flag(true),
    ticketProvider: optionalText,
    clientName: optionalText,
    clientId: optionalText,
    region: optionalText,
    bucket: optionalText.meta({
      description:
        'Where a department from an upstream stores its files, and the URLs they ' +
        'are served from.',
    }),
    cdnPath: optionalText,
    imagesCdnPath: optionalText,
    defaultPersonImage: Image.nullable()
      .default(null)
      .meta({ description: 'Fallback portrait of a person.' }),
    gtmIds: z
      .array(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'is written GTM-XXXXXXX'))
      .default([])
      .meta({
        description:
          "Tag manager containers of the platform operator; the department's own " +
          'are `analytics.tagManagerCodes`.',
      }),
    htlbid: z
      .object({
        siteId: z.string().regex(/^[\w-]{1,64}$/, 'is letters, digits, - and _'),
        isTesting: flag(false),
      })
      .nullable()
      .default(null)
      .meta({
        description: 'The ad service; `isTesting` asks it for its staging path.',
      }),
    airgapBundle: z
      .string()
      .regex(/^[\w-]{4,80}$/, 'is letters, digits, - and _')
      .nullable()
      .default(null)
      .meta({
        description:
          "Script of the department's consent manager. It receives each choice " +
          'before any other third-party script loads.',
      }),
    alertsAtOnce: z
      .number()
      .int()
      .min(0)
      .max(10)
      .default(1)
      .meta({ description: 'Alerts shown at the same time.' }),
    excludedWidgetMarkers: z
      .array(z.string().min(3, 'is shorter than 3 characters, and would be found everywhere'))
      .default([])
      .meta({
        description: 'HTML promotions that contain one of these strings are skipped.',
      }),
    redirectHosts: hosts.meta({
      description:
        'Hosts that a redirect, a takeover or an external path may lead to, ' +
        "besides the department's own.",
    }),
    imageHosts: hosts.meta({ description: 'Hosts that pictures may be loaded from.' }),
    mediaHosts: hosts.meta({
      description:
        "Hosts whose podcasts play in the site's own player, and whose videos " +
        '/showcase/embed.aspx may show; audio of other hosts is a link.',
    }),
    privacyUrl: z.string().trim().max(2000).nullable().default(null).meta({
      description: "The privacy page in the footer: '/privacy' of this site, or a page elsewhere.",
    }),
    trackingHosts: hosts.meta({ description: 'Hosts that tracking tags may load scripts from.' }),
  })
  .meta({
    id: 'Configuration',
    description: 'The site configuration. A field that is left out has its default.',
  })
export type Configuration = z.infer<typeof Configuration>
