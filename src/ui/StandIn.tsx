import { use, type ReactNode } from 'react'
import { pictureAddresses } from './picture-addresses.ts'
import css from './Picture.module.css'
import { StandInsContext } from './stand-ins.ts'
import { useBroken } from './use-broken.ts'

type Props = {
  ratio: string
  sizes: string
  /** What the picture showed, for those who do not see that it is missing. */
  words: string
  /** It would have been somebody's portrait. */
  person?: boolean | undefined
  /** What the place itself draws: a number, the letters of a name. */
  children?: ReactNode
}

/**
 * What stands where a picture is missing, in its room: the department's picture of nobody for a
 * person, else what the place draws, else the department's logo in grey (spec 1 §7), else the bare
 * ground.
 */
export function StandIn({ ratio, sizes, words, person, children }: Props) {
  const ours = use(StandInsContext)
  const { broken, watch } = useBroken()
  const nobody = person && !broken ? ours?.defaultPersonImage : null
  const logo = !nobody && !children && !broken ? ours?.logo : null
  return (
    <span
      className={css.ground}
      data-ratio={ratio}
      data-shows={nobody ? 'person' : logo ? 'logo' : undefined}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    >
      {nobody ? (
        <img
          className={css.person}
          {...pictureAddresses(nobody)}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          {...watch}
        />
      ) : logo ? (
        <img
          className={css.logo}
          src={`${logo.url}/320-bw.webp`}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          {...watch}
        />
      ) : (
        children
      )}
    </span>
  )
}
