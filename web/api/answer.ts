// One question whose answer a screen shows. It is asked when the screen opens, when the question changes, and on demand.
import { useEffect, useState } from 'react'
import type { CallName } from '../../contract/addresses.ts'
import type { Input, Output } from '../../contract/index.ts'
import { ask, type Refused } from './http/client.ts'

export interface Asked<Value> {
  /** The last good answer to this very question, also while it is asked again. */
  readonly value: Value | undefined
  /** Why the last attempt brought none. */
  readonly refused: Refused | undefined
  readonly again: () => void
}

/** Nothing is asked while there is no input yet. */
export function useAnswer<Name extends CallName>(name: Name, input: Input<Name> | undefined): Asked<Output<Name>> {
  const question = input === undefined ? '' : JSON.stringify(input)
  const [turn, setTurn] = useState(0)
  const [known, setKnown] = useState<{ question: string; value?: Output<Name>; refused?: Refused }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks the same question once more.
  useEffect(() => {
    if (question === '') return
    const stop = new AbortController()
    void ask(name, JSON.parse(question) as Input<Name>, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      if (answer.ok) setKnown({ question, value: answer.value })
      else
        setKnown((before) => ({ ...(before?.question === question ? before : { question }), refused: answer.refusal }))
    })
    return () => stop.abort()
  }, [name, question, turn])

  const current = known?.question === question ? known : undefined
  return { value: current?.value, refused: current?.refused, again: () => setTurn((before) => before + 1) }
}
