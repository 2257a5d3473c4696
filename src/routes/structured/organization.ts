import { firstPaths } from '../paths/first.ts'
import { picture, whole, type At, type Thing } from './thing.ts'

/** The department by its name and its address, as other things refer to it. */
export const departmentRef = ({ settings, origin }: At): Thing => ({
  '@type': 'SportsOrganization',
  name: settings.name,
  url: `${origin}/`,
})

/** The department itself, on its home page. */
export const department = (at: At): Thing => {
  const { settings } = at
  return {
    ...departmentRef(at),
    '@id': `${at.origin}/#department`,
    alternateName: settings.shortName,
    slogan: settings.tagline,
    description: settings.seo.description,
    logo: picture(settings.logo, at),
    sameAs: settings.socialAccounts.flatMap(({ url }) => whole(url, at) ?? []),
    memberOf: settings.conference && {
      '@type': 'SportsOrganization',
      name: settings.conference.title,
      url: whole(settings.conference.url, at),
    },
    parentOrganization: {
      '@type': 'CollegeOrUniversity',
      name: settings.schoolName,
      address: settings.schoolAddress,
      telephone: settings.schoolPhoneNumber,
    },
  }
}

/** The site and its search. */
export const site = ({ settings, origin }: At): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: settings.seo.siteName,
  alternateName: settings.shortName,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#department` },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${firstPaths.search}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})
