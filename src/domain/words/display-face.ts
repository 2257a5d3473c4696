/** A letter that the display font does not have: outside its `unicode-range` in `fonts.css`. */
const otherLetter = new RegExp(
  '[^ -\u{2bc}\u{2c6}\u{2da}\u{2dc}\u{1e00}-\u{1e9f}\u{1ef2}-\u{1eff}\u{2000}-\u{206f}' +
    '\u{20ac}\u{2122}\u{2191}\u{2193}\u{2212}\u{2c60}-\u{2c7f}\u{a720}-\u{a7ff}]',
)

/**
 * The attribute of an element in the display face: a text with a letter that the font does not have
 * ('Nguyễn') is in another face as a whole, not in two faces within a word.
 */
export const displayFaceProps = (text: string): { 'data-face'?: 'other' } =>
  otherLetter.test(text) ? { 'data-face': 'other' } : {}
