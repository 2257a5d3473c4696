import { useEffect, useState } from 'react'
import { rotatorCheckAfter, rotatorMessageHidesAfter } from '../../domain/constants.ts'
import { pauseRotators, useHasRotators, useRotatorsPaused } from '../../platform/rotators.ts'
import { useRow } from '../use-row.ts'
import css from '../DeferredShell.module.css'

/** Pauses and plays all rotators of the page; appears 2 s after a route change if there are any. */
export function RotatorsButton() {
  const { name } = useRow()
  const paused = useRotatorsPaused()
  const present = useHasRotators()
  const [checked, setChecked] = useState('')
  const [message, setMessage] = useState('')

  useEffect(() => {
    const check = setTimeout(() => setChecked(name), rotatorCheckAfter)
    return () => clearTimeout(check)
  }, [name])

  // The announcement of a pause stays until a second after resuming.
  useEffect(() => {
    if (paused || message === '') return
    const hide = setTimeout(() => setMessage(''), rotatorMessageHidesAfter)
    return () => clearTimeout(hide)
  }, [paused, message])

  if (!present || checked !== name) return null
  const toggle = () => {
    if (!paused) setMessage('All rotators are paused.')
    pauseRotators(!paused)
  }
  return (
    <div className={css.place} data-print="no">
      <button type="button" className={css.button} onClick={toggle}>
        {paused ? 'Play All Rotators' : 'Pause All Rotators'}
      </button>
      <span role="status" className={css.message}>
        {message}
      </span>
    </div>
  )
}
