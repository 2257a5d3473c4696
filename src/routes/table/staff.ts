export const staff = {}
