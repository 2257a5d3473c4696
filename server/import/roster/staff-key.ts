import { keyOf } from '../values/fold.ts'

/**
 * What names a member of the staff in every file of a pack: the `person` key, else the whole name.
 * A key that is the name as an address spells it (`walt-brandvold`) is that person; another tells
 * two of one name apart.
 */
export const staffKey = ({
  person,
  firstName,
  lastName,
}: {
  person: string | null
  firstName: string
  lastName: string
}): string => keyOf(person || `${firstName} ${lastName}`)
