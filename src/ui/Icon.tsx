import general from './icons/general.svg'
import social from './icons/social.svg'
import sports from './icons/sports.svg'

const sprites = { general, social, sports }

/**
 * A symbol of one of the three sprites, always beside text. Its size follows the text. The sprites
 * have their version in their URL: a browser reads one that it must ask for again at each new icon.
 */
export function Icon({ name, set = 'general' }: { name: string; set?: keyof typeof sprites }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${sprites[set]}#${name}`} />
    </svg>
  )
}
