// Sending a form: one try at a time, what was wrong with the last one, and which of that was fixed since.
import { useState } from 'react'
import type { Problem } from '#contract/index.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import type { CallRefused } from '../http/client.ts'
import { createObservable, useObservable } from '../observable.ts'

/** The result of sending: a value, or the reason why there is none. */
export type SendResult<Value> = Result<Value, CallRefused>

export interface SubmissionState {
  readonly busy: boolean
  readonly refused: CallRefused | undefined
  /** Problems found before anything was sent, and not fixed yet. */
  readonly found: readonly Problem[]
  /** Problems that the server found at the last try, and not fixed yet. */
  readonly told: readonly Problem[]
  /** How many tries failed. Each time the focus may move to the first mistake. */
  readonly failures: number
}

const idle: SubmissionState = { busy: false, refused: undefined, found: [], told: [], failures: 0 }

export function createSubmission() {
  const state = createObservable(idle)
  let flight: object | undefined

  const put = (part: Partial<SubmissionState>) => state.write({ ...state.read(), ...part })
  const fail = (part: Partial<SubmissionState>) => put({ ...part, failures: state.read().failures + 1 })

  function land(): void {
    flight = undefined
    put({ busy: false })
  }

  /**
   * Sends, unless something is wrong already or an earlier try is under way: a second tap at the same moment finds the
   * first one at work. Returns the result; undefined if nothing was sent, or if it was reset meanwhile.
   */
  async function submit<Ready, Value>(
    read: Result<Ready, readonly Problem[]>,
    send: (ready: Ready) => Promise<SendResult<Value>>,
  ): Promise<SendResult<Value> | undefined> {
    if (flight) return undefined
    if (!read.ok) {
      fail({ found: read.refusal })
      return undefined
    }
    const mine = {}
    flight = mine
    put({ busy: true, found: [], told: [], refused: undefined })
    try {
      const sent = await send(read.value)
      if (flight !== mine) return undefined
      if (!sent.ok) fail({ told: sent.refusal.problems, refused: sent.refusal })
      return sent
    } finally {
      if (flight === mine) land()
    }
  }

  /** Drops the problems that were fixed. */
  function mend(isMended: (problem: Problem) => boolean): void {
    const { found, told } = state.read()
    const left = (problems: readonly Problem[]) => problems.filter((problem) => !isMended(problem))
    put({ found: left(found), told: left(told) })
  }

  /** Withdraws the message about the last try as a whole; its problems stay. */
  const forgive = (): void => put({ refused: undefined })

  /** Starts over as if nothing had been sent. A try under way still arrives, but is not waited for. */
  function reset(): void {
    flight = undefined
    put({ ...idle, failures: state.read().failures })
  }

  return { state, submit, mend, forgive, reset }
}

/** What is typed, or what the rule finds wrong with it. */
export const wishOrProblems = <Wish>(wish: Wish, problems: readonly Problem[]): Result<Wish, readonly Problem[]> =>
  problems.length > 0 ? refuse(problems) : accept(wish)

/** `read` turns what is typed into what is sent, or returns what is wrong with it. */
export function useSubmission<Wish, Ready, Value>(
  read: (wish: Wish) => Result<Ready, readonly Problem[]>,
  send: (ready: Ready) => Promise<SendResult<Value>>,
) {
  const [{ state, submit, mend, forgive, reset }] = useState(createSubmission)
  const known = useObservable(state)
  return {
    ...known,
    problems: [...known.found, ...known.told],
    submit: (wish: Wish) => submit(read(wish), send),
    mend,
    forgive,
    reset,
  }
}
