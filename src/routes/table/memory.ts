export const memory = {}
