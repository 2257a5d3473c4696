import { z } from 'zod'
import { Image } from './parts.schema.ts'

/** A host, or `*.` and a name for all hosts below it. */
const host = z
  .string()
  .regex(
    /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'is no host name: small letters, no scheme, no port; *.name for all under it',
  )
const hosts = z.array(host).max(200).default([])
const flag = (standard: boolean) => z.boolean({ error: 'is true or false' }).default(standard)
const words = z.string().trim().max(200).nullable().default(null)

export const Configuration = z
  .object({
    disableSSR: flag(true).meta({
      description:
        'True: browsers get the shell and draw the page themselves; crawlers still ' +
        'get the page.',
    }),
    trackingTags: flag(true),
    takeovers: flag(true),
    concurrentTakeovers: flag(false).meta({
      description: 'Several game days at once lead to the board of all of them.',
    }),
    documentCache: flag(true),
    enableFooterPersonalInfo: flag(true),
    nativoEnabled: flag(false),
    hasTicketing: flag(true),
    hasPartners: flag(true),
    ticketProvider: words,
    clientName: words,
    clientId: words,
    region: words,
    bucket: words.meta({
      description:
        'Where a department that comes from elsewhere keeps its files, and the ' +
        'addresses they are served from.',
    }),
    cdnPath: words,
    imagesCdnPath: words,
    defaultPersonImage: Image.nullable()
      .default(null)
      .meta({ description: 'Stands where a person has no portrait.' }),
    gtmIds: z
      .array(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'is written GTM-XXXXXXX'))
      .default([])
      .meta({
        description:
          'Containers of the tag manager that belong to the operator of the platform; ' +
          "the department's own are `analytics.tagManagerCodes`.",
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
          "The bundle of the department's consent manager, which is then told of each " +
          'choice before anything else of others is loaded.',
      }),
    alertsAtOnce: z
      .number()
      .int()
      .min(0)
      .max(10)
      .default(1)
      .meta({ description: 'Alerts shown at once.' }),
    excludedWidgetMarkers: z
      .array(z.string().min(3, 'is shorter than 3 characters, and would be found everywhere'))
      .default([])
      .meta({
        description: 'A promotion of type html whose markup holds one of these is skipped.',
      }),
    redirectHosts: hosts.meta({
      description:
        'Hosts that a redirect, a takeover or an outside path may lead to, besides ' +
        "the department's own.",
    }),
    imageHosts: hosts.meta({ description: 'Hosts that pictures may be fetched from.' }),
    mediaHosts: hosts.meta({
      description:
        "Hosts that podcasts may be heard from in the site's own player, and that an address of " +
        '/showcase/embed.aspx may show a film from; of any other the sound is a link.',
    }),
    trackingHosts: hosts.meta({ description: 'Hosts that tracking tags may load from.' }),
  })
  .meta({
    id: 'Configuration',
    description: 'The site configuration. A field that is left out has its default.',
  })
export type Configuration = z.infer<typeof Configuration>
