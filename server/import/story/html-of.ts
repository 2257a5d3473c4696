import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../../content/html/escape-html.ts'

/** A picture as a text names it. */
export type TextPicture = { path: string; alt: string; title: string | null }
/** What stands for it on the page; '' leaves it out. */
type Draw = (picture: TextPicture) => string

const pictureOf = ({ href, text, title }: Tokens.Image): TextPicture => ({
  path: packPath(href),
  alt: text.trim(),
  title: title || null,
})
/** '../pictures/a.jpg', as editors write it beside the stories, is named from the pack's root. */
const packPath = (href: string): string => decode(href).replace(/^(?:\.{1,2}\/)+/, '')

/** Markdown as HTML, not yet clean. Without `draw` it holds no pictures. */
export function htmlOf(markdown: string, draw: Draw = () => ''): string {
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: {
      image: (token) => draw(pictureOf(token)),
      paragraph({ tokens }) {
        const [first] = tokens
        // A figure is no part of a paragraph.
        if (tokens.length === 1 && first?.type === 'image')
          return figure(pictureOf(first as Tokens.Image), draw)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
    },
  })
  return marked.parse(markdown) as string
}

function figure(picture: TextPicture, draw: Draw): string {
  const drawn = draw(picture)
  if (drawn === '') return ''
  return `<figure>${drawn}${picture.title ? `<figcaption>${escapeHtml(picture.title)}</figcaption>` : ''}</figure>\n`
}

/** Every picture that a text names. */
export function picturesIn(markdown: string): TextPicture[] {
  const found: TextPicture[] = []
  const marked = new Marked({ gfm: true })
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') found.push(pictureOf(token as Tokens.Image))
  })
  return found
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
