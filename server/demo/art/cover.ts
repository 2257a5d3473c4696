import { paletteOf } from './palette.ts'
import { sceneSvg, type SceneOptions } from './scene.ts'
import { typeSvg, typeWidth } from './type.ts'

const [width, height] = [960, 1200]
/** Where the picture ends and the band of words begins, and its margins. */
const [foot, margin] = [800, 72]

/**
 * The cover of a guide, upright (960×1200): a scene of the sport above a band with the season and
 * the team.
 */
export function coverSvg({
  season,
  team,
  ...scene
}: SceneOptions & { season: string; team: string }): string {
  const { second } = paletteOf(scene.brand, scene.second)
  // The scene is 16 to 9, and what happens in it is at its right.
  const picture = sceneSvg(scene).replace(
    / width="1600" height="900"/,
    ' x="-640" y="0" width="1600" height="900"',
  )
  const tall = Math.min(130, (width - 2 * margin) / typeWidth(team))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${picture}` +
    `<path fill="${scene.brand}" d="M0 ${foot + 60}L${width} ${foot - 20}V${height}H0Z"/><path fill="${second}" d="M0 ${foot + 42}L${width} ${foot - 38}V${foot - 20}L0 ${foot + 60}Z"/>` +
    `${typeSvg(season, { x: margin, y: 935, height: 92, fill: second })}${typeSvg(team, { x: margin, y: 1012 + tall / 2, height: tall, fill: '#fff' })}</svg>`
  )
}
