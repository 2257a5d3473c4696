import type { World } from '../world.ts'
import type { SiteFiles } from './site-files.ts'

/** Short addresses, those of the department's earlier site, and what it keeps elsewhere. */
export const rules = ({ department }: World): SiteFiles => {
  const at = (name: string) => `https://${name}.${department.emailHost}`
  const of = department.sports
  return {
    lists: {
      'redirects.yaml': [
        ...of.flatMap(({ slug, abbrev, shortName }) =>
          [...new Set([`/${shortName}`, `/${abbrev.toLowerCase()}`, `/${slug}`])].map((from) => ({
            from,
            to: `/sports/${slug}`,
          })),
        ),
        { from: '/tix', to: `${at('tickets')}/` },
        { from: '/live', to: `${at('watch')}/live` },
        { from: '/scores', to: '/', permanent: true },
        ...of.flatMap(({ slug, shortName }) => [
          { guard: 'legacy-urls', from: `/index.aspx?path=${shortName}`, to: `/sports/${slug}` },
          {
            guard: 'legacy-urls',
            from: `/schedule.aspx?path=${shortName}`,
            to: `/sports/${slug}/schedule`,
          },
          {
            guard: 'legacy-urls',
            from: `/roster.aspx?path=${shortName}`,
            to: `/sports/${slug}/roster`,
          },
        ]),
        { guard: 'legacy-urls', from: '/index.aspx', to: '/' },
        { guard: 'legacy-urls', from: '/index.html', to: '/' },
        { guard: 'legacy-urls', from: '/sport/:slug/schedule.html', to: '/sports/:slug/schedule' },
        { guard: 'legacy-urls', from: '/sport/:slug/*', to: '/sports/:slug' },
        { guard: 'external-urls', from: '/shop/*', to: `${at('shop')}/*` },
        { guard: 'external-urls', from: '/camps/*', to: `${at('camps')}/*` },
        { guard: 'external-urls', from: '/give', to: `${at('giving')}/` },
        { guard: 'outside', from: '/watch/*', to: `${at('watch')}/*` },
        { guard: 'outside', from: '/galleries/*', to: `${at('photos')}/*` },
      ],
    },
    files: [],
  }
}
