export const games = {}
