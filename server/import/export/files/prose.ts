import { sanitizeHtml } from '../../../content/html/clean-html.ts'
import { markdownToHtml } from '../../story/story-extras.ts'

/**
 * Clean HTML in a form that the importer reads back unchanged: Markdown if possible, else HTML,
 * which Markdown passes through. '' when neither works.
 */
export function htmlToMarkdown(html: string | null): string {
  if (!html) return ''
  return (
    [markdownOf(html), html].find(
      (text) =>
        text !== null && text.trim() === text && sanitizeHtml(markdownToHtml(text)) === html,
    ) ?? ''
  )
}

/** Paragraphs with bold, italic and links; null for any other HTML. */
function markdownOf(html: string): string | null {
  const paragraphs = html.split(/\n+/)
  if (!paragraphs.every((paragraph) => /^<p>(?:(?!<\/?p>).)*<\/p>$/.test(paragraph))) return null
  const text = paragraphs
    .map((paragraph) =>
      paragraph
        .slice(3, -4)
        .replace(/<\/?strong>/g, '**')
        .replace(/<\/?em>/g, '*')
        .replace(/<a href="([^"]*)"(?: rel="noopener noreferrer")?>([^<]*)<\/a>/g, '[$2]($1)')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&'),
    )
    .join('\n\n')
  return /[<>]/.test(text) ? null : text
}
