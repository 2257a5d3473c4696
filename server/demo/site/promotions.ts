import { bannerSvg } from '../art/banner.ts'
import { offerSvg } from '../art/sponsor.ts'
import { addDays } from '../calendar.ts'
import type { SportPlan } from '../department.ts'
import { partnersOf } from '../words/partners.ts'
import type { World } from '../world.ts'
import { companyUrl, signPath } from './partners.ts'
import type { SiteFiles } from './site-files.ts'

const offerPath = (host: string) => `pictures/promotions/offer-${host}.svg`
const bannerPath = (name: string, tall = false) =>
  `pictures/promotions/${name}${tall ? '-tall' : ''}.svg`

/**
 * What hangs in the places of the site: partners that turn, a banner of our own, small signs in the
 * menu and the header.
 */
export const promotions = ({ department, today }: World): SiteFiles => {
  const companies = partnersOf[department.id]
  const [first, second, third] = companies as [
    (typeof companies)[number],
    (typeof companies)[number],
    (typeof companies)[number],
  ]
  const tickets = `https://tickets.${department.emailHost}`
  const sign = (company: typeof first) => ({
    images: [{ path: signPath(company), alt: company.title, breakpoint: 'xs' }],
  })
  const banner = (plan: SportPlan, word: string, alt: string) => ({
    files: [false, true].map(
      (tall) =>
        [
          bannerPath(plan.slug, tall),
          bannerSvg({
            sport: plan.code,
            seed: `promotion/${plan.slug}`,
            brand: department.brand,
            second: department.second,
            word,
            tall,
          }),
        ] as const,
    ),
    picture: {
      images: [
        { path: bannerPath(plan.slug, true), alt, breakpoint: 'xs' },
        { path: bannerPath(plan.slug), alt, breakpoint: 'md' },
      ],
    },
  })
  const offers = companies.slice(0, 6)
  const sold = department.sports
    .filter(({ code }) => ['football', 'mbball', 'wbball'].includes(code))
    .map((plan) => ({
      plan,
      ...banner(plan, 'Tickets', `Tickets for ${plan.title}: a game in full swing`),
    }))
  const partnerAd = (company: typeof first, more: object = {}) => ({
    title: company.title,
    link: companyUrl(company),
    openInNewWindow: true,
    hoverText: company.offer,
    picture: sign(company),
    ...more,
  })
  return {
    lists: {
      'promotions.yaml': [
        {
          name: 'home-partners',
          title: `Partners of the ${department.mascotPlural}`,
          type: 'multi',
          effect: 'slide',
          campaigns: companies.map((company) => partnerAd(company)),
          swiperOptions: {
            slidesPerView: 2,
            navigation: true,
            pausable: true,
            autoplay: { delay: 8000 },
            breakpoints: {
              sm: { slidesPerView: 3 },
              lg: { slidesPerView: 5 },
              xl: { slidesPerView: 6 },
            },
          },
        },
        {
          name: 'home-events',
          title: 'Game day offers from our partners',
          type: 'multi',
          effect: 'slide',
          campaigns: offers.map((company) => ({
            ...partnerAd(company),
            title: `${company.title}, game day`,
            picture: {
              images: [
                {
                  path: offerPath(company.host),
                  alt: `${company.title}: ${company.offer}`,
                  breakpoint: 'xs',
                },
              ],
            },
          })),
          swiperOptions: {
            slidesPerView: 1,
            navigation: true,
            pausable: true,
            pagination: true,
            autoplay: {},
            breakpoints: { md: { slidesPerView: 2 }, xl: { slidesPerView: 3 } },
          },
        },
        {
          name: 'home-feature',
          title: 'Tickets',
          type: 'single',
          effect: 'random',
          campaigns: sold.map(({ plan, picture }) => ({
            title: `${plan.title} tickets`,
            link: `${tickets}/${plan.slug}`,
            openInNewWindow: true,
            picture,
          })),
        },
        ...sold.map(({ plan, picture }) => ({
          name: 'sport-feature',
          title: `${plan.title} tickets`,
          type: 'single',
          sportId: plan.slug,
          campaigns: [
            {
              title: `${plan.title} tickets`,
              link: `${tickets}/${plan.slug}`,
              openInNewWindow: true,
              picture,
            },
          ],
        })),
        {
          name: 'sport-feature',
          title: 'Partner of the day',
          type: 'single',
          effect: 'random',
          campaigns: [first, second, third].map((company) => partnerAd(company)),
        },
        {
          name: 'game-center',
          title: 'On game day',
          type: 'multi',
          campaigns: [second, third].map((company) => partnerAd(company)),
        },
        {
          name: 'navigation',
          title: 'Official partner',
          type: 'single',
          campaigns: [partnerAd(second)],
        },
        {
          name: 'header-left',
          title: 'Official partner',
          type: 'single',
          campaigns: [partnerAd(first)],
        },
        {
          name: 'header-icons',
          title: 'Header signs',
          type: 'icons',
          campaigns: [
            { title: 'Tickets', link: tickets, icon: 'ticket', openInNewWindow: true },
            {
              title: 'Shop',
              link: `https://shop.${department.emailHost}`,
              icon: 'external',
              openInNewWindow: true,
            },
          ],
        },
        {
          name: 'home-note',
          title: 'From our partners',
          type: 'html',
          campaigns: [
            {
              title: third.title,
              html: `**${third.title}:** ${third.offer}. [How it works](${companyUrl(third)}/${department.shortName.toLowerCase()})`,
              startDate: addDays(today, -30),
              endDate: addDays(today, 60),
            },
            {
              title: 'Last season',
              html: 'Thank you for last season.',
              startDate: addDays(today, -330),
              endDate: addDays(today, -270),
            },
          ],
        },
      ],
    },
    files: [
      ...sold.flatMap(({ files }) => files),
      ...offers.map(
        (company) =>
          [
            offerPath(company.host),
            offerSvg({ name: company.title, charge: company.sign, offer: company.offer }),
          ] as const,
      ),
    ],
  }
}
