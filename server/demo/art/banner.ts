import { paletteOf } from './palette.ts'
import { sceneSvg, type SceneOptions } from './scene.ts'
import { typeSvg } from './type.ts'

/**
 * A wide (1600×500) or a square (800×800) picture to hang in a place of the site: a scene of the
 * sport with one word across its foot.
 */
export function bannerSvg({
  word,
  tall = false,
  ...scene
}: SceneOptions & { word: string; tall?: boolean }): string {
  const { ink, second } = paletteOf(scene.brand, scene.second)
  const [width, height] = tall ? [800, 800] : [1600, 500]
  // The scene is 16 to 9: of it the middle is seen, and its own size is taken off so that it may
  // fill.
  const picture = sceneSvg(scene).replace(
    / width="1600" height="900"/,
    tall ? ' x="-610" y="0" width="1424" height="801"' : ' x="0" y="-90" width="1600" height="900"',
  )
  const letters = typeSvg(word, {
    x: width / 2,
    y: height - 90,
    height: tall ? 110 : 120,
    fill: second,
    outline: ink,
    anchor: 'middle',
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${picture}` +
    `<path fill="${ink}" opacity=".55" d="M0 ${height - 180}H${width}V${height}H0Z"/>${letters}</svg>`
  )
}
