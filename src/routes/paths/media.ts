/** What is heard and seen. */
export const mediaPaths = {} as const
