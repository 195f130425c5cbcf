// The state of one review: what is filled in, what is wrong with it, and whether it was sent.
import { useRef, useState } from 'react'
import type { Problem } from '../../../contract/index.ts'
import { type Dimension, dimensions, type Ratings, readReview } from '../../../domain/review.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { ask, type Refused } from '../../api/http/client.ts'
import { newKey } from '../../api/http/new-key.ts'

interface Draft {
  /** The same for every attempt, so that a retry counts once. */
  readonly key: string
  readonly ratings: Ratings
  readonly name: string
  readonly text: string
}

const noteName = 'review'

/** `sent` is called once, when the shop has the review. */
export function useReview(sent: () => void) {
  const [draft, setDraft] = useState(readDraft)
  const [step, setStep] = useState<'idle' | 'sending'>('idle')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [refused, setRefused] = useState<Refused>()
  const busy = useRef(false)

  function change(part: Partial<Pick<Draft, 'name' | 'text'>> | { ratings: Partial<Ratings> }, field: string) {
    const next =
      'ratings' in part ? { ...draft, ratings: { ...draft.ratings, ...part.ratings } } : { ...draft, ...part }
    setDraft(next)
    // Words typed here outlive a reload of the tab.
    writeStored(noteName, next, 'tab')
    setProblems(problems.filter((problem) => problem.field !== field && problem.problem !== 'review_empty'))
  }

  async function submit() {
    // A second tap in the same moment finds the first one at work.
    if (busy.current) return
    const read = readReview(draft)
    setProblems(read.ok ? [] : read.refusal)
    setRefused(undefined)
    if (!read.ok) return
    busy.current = true
    setStep('sending')
    const { ratings, name, text } = read.value
    const answer = await ask('reviews.submit', { key: draft.key, ...ratings, name, text })
    busy.current = false
    if (answer.ok) {
      writeStored(noteName, undefined, 'tab')
      sent()
      return
    }
    setStep('idle')
    setProblems(answer.refusal.problems)
    setRefused(answer.refusal)
  }

  return {
    draft,
    step,
    refused,
    submit,
    rate: (dimension: Dimension, stars: number | null) => change({ ratings: { [dimension]: stars } }, dimension),
    setName: (name: string) => change({ name }, 'name'),
    setText: (text: string) => change({ text }, 'text'),
    problemAt: (field: string) => problems.find((problem) => problem.field === field)?.problem,
  }
}

export type ReviewState = ReturnType<typeof useReview>

function readDraft(): Draft {
  const known = readStored(noteName, 'tab') as Partial<Draft> | undefined
  const fresh = { key: newKey(), ratings: noRatings, name: '', text: '' }
  if (typeof known !== 'object' || known === null || typeof known.key !== 'string') return fresh
  const given = (known.ratings ?? {}) as Partial<Ratings>
  const ratings = Object.fromEntries(
    dimensions.map((dimension) => [dimension, typeof given[dimension] === 'number' ? given[dimension] : null]),
  ) as Ratings
  return { key: known.key, ratings, name: String(known.name ?? ''), text: String(known.text ?? '') }
}

const noRatings: Ratings = { food: null, service: null, value: null, atmosphere: null }
