import stylelint from 'stylelint'

const formatter = await stylelint.formatters.string

/** Stylelint's usual output, and how many sheets it read. @type {import('stylelint').Formatter} */
export default (results, returned) => `${formatter(results, returned)}\n${results.length} sheets\n`
