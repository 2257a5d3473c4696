import { useEffect } from 'react'
import { useChoices } from '../../platform/choices.ts'
import { startCovers } from './start-covers.ts'

/** Opens what is covered, where scores are. */
export function Covers() {
  const covered = useChoices().scores === 'covered'
  useEffect(() => (covered ? startCovers() : undefined), [covered])
  return null
}
