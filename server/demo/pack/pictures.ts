import { logoSvg } from '../art/logo.ts'
import { portraitSvg } from '../art/portrait.ts'
import { seeded } from '../art/random.ts'
import { sealSvg } from '../art/seal.ts'
import { shieldSvg } from '../art/shield.ts'
import type { World } from '../world.ts'
import { shieldPath } from './csv.ts'
import { logoPath, partnerPaths } from './site-yaml.ts'

/** Path in the pack → SVG text. */
export type PackFiles = Map<string, string>

/** Who has a portrait: nine of ten of this season; those who have left show the default picture. */
export const portraitPaths = (world: World): Map<string, string> => {
  const paths = new Map<string, string>()
  for (const { plan, rosters } of world.teams) {
    const random = seeded(`${world.department.id}/portraits/${plan.slug}`)
    for (const { person } of rosters[1])
      if (!random.chance(0.1))
        paths.set(person.key, `pictures/players/${plan.slug}/${person.key}.svg`)
  }
  return paths
}

export const drawPictures = (world: World, portraits: ReadonlyMap<string, string>): PackFiles => {
  const { department } = world
  const colours = { brand: department.brand, second: department.second }
  const files: PackFiles = new Map([[logoPath, logoSvg({ key: department.logo, ...colours })]])
  files.set(
    partnerPaths.school,
    sealSvg({
      ...colours,
      letters: department.schoolName.replace(/[^A-Z]/g, '').slice(0, 3),
      shape: 'seal',
    }),
  )
  files.set(
    partnerPaths.association,
    sealSvg({ brand: '#14213d', second: '#d64933', letters: 'NCSA', shape: 'ball' }),
  )
  files.set(
    partnerPaths.conference,
    sealSvg({
      brand: department.second,
      second: department.brand,
      letters: department.conference.abbreviation,
      shape: 'shield',
    }),
  )
  for (const opponent of department.opponents)
    files.set(shieldPath(opponent.title), shieldSvg({ seed: opponent.tag, title: opponent.title }))
  for (const { plan, rosters } of world.teams) {
    for (const player of rosters[1]) {
      const path = portraits.get(player.person.key)
      if (path !== undefined)
        files.set(
          path,
          portraitSvg({
            seed: player.person.key,
            ...colours,
            sport: plan.code,
            jersey: player.jersey,
            gender: player.person.gender,
          }),
        )
    }
  }
  return files
}
