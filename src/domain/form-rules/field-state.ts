import type { FormControl } from '../form.ts'
import { isEmptyAnswer, type Answer } from './rule.ts'
import type { Problem } from './check-field.ts'

/**
 * When the messages of a field are shown: by default `dirty` for check boxes, `blur` for all
 * others.
 */
export type Visibility = 'blur' | 'dirty' | 'live' | 'submit'
export const getVisibility = (control: FormControl): Visibility =>
  control === 'checkbox' ? 'dirty' : 'blur'

type Seen = {
  answer: Answer
  first: Answer
  required: boolean
  hasRules: boolean
  problems: readonly Problem[]
  blurred: boolean
  submitted: boolean
  /** A rule is waiting for typing to stop. */
  waiting: boolean
  visibility: Visibility
}

export function fieldState({
  answer,
  first,
  required,
  hasRules,
  problems,
  blurred,
  submitted,
  waiting,
  visibility,
}: Seen) {
  const dirty = [answer].flat().join('\n') !== [first].flat().join('\n')
  const empty = isEmptyAnswer(answer)
  const failing = problems.length > 0
  const settled = !waiting
  const valid = settled && !problems.some(({ blocking }) => blocking)
  const shows =
    submitted ||
    visibility === 'live' ||
    (visibility === 'blur' && blurred) ||
    (visibility === 'dirty' && dirty)
  return {
    blurred,
    dirty,
    submitted,
    settled,
    valid,
    empty,
    required,
    failing,
    /** An error is shown. */
    invalid: shows && !valid && settled,
    /** The field needs no more input. */
    complete: hasRules ? valid && (!required || !empty) : dirty && blurred && !empty,
    shows,
  }
}
