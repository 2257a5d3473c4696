import { sponsorSvg } from '../art/sponsor.ts'
import { partnersOf, type Company } from '../words/partners.ts'
import type { World } from '../world.ts'
import type { SiteFiles } from './site-files.ts'

export const signPath = ({ host }: Company): string => `pictures/partners/${host}.svg`
export const companyUrl = ({ host }: Company): string => `https://${host}.example`

/** Ten companies that stand behind the department, with their signs. */
export const partners = ({ department }: World): SiteFiles => {
  const all = partnersOf[department.id]
  return {
    lists: {
      'partners.yaml': all.map((company) => ({
        title: company.title,
        url: companyUrl(company),
        level: company.level,
        description: company.words,
        featured: company.level === 'Premier',
        image: { path: signPath(company), alt: company.title },
      })),
    },
    files: all.map(
      (company) =>
        [signPath(company), sponsorSvg({ name: company.title, charge: company.sign })] as const,
    ),
  }
}
