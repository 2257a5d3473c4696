import { useEffect } from 'react'
import { useChoices } from '../../platform/choices.ts'
import { startSpoilers } from './start-spoilers.ts'

/** Opens what is covered, where scores are. */
export function Spoilers() {
  const covered = useChoices().scores === 'covered'
  useEffect(() => (covered ? startSpoilers() : undefined), [covered])
  return null
}
