/** '1st', '2nd', '3rd', '11th': periods and innings as they are said. */
export function ordinal(number: number): string {
  const [tens, ones] = [number % 100, number % 10]
  const end = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th')
  return `${number}${end}`
}
