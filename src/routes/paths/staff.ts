/** The department's people. */
export const staffPaths = {
  staffDirectory: '/staff-directory',
  staffDirectoryPrint: '/staff-directory/print',
  /** A department or a person: the end of the slug says which. */
  staffEntry: '/staff-directory/:slug/:id',
} as const
