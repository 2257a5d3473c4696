/** What the department asks its visitors. */
export const formsPaths = {
  form: '/form/:formId',
  protectedForm: '/protected/form/:formId',
} as const
