// One call whose answer a screen shows. It is made when the screen opens, when its input changes, and on demand.
import { useEffect, useState } from 'react'
import type { CallName } from '../../contract/addresses.ts'
import type { Input, Output } from '../../contract/index.ts'
import { ask, type Refused } from './http/client.ts'

export interface Asked<Value> {
  /** The last good answer to exactly this input, also while the call is repeated. */
  readonly value: Value | undefined
  /** Why the last attempt returned none. */
  readonly refused: Refused | undefined
  readonly again: () => void
}

/** Makes no call while there is no input yet. */
export function useAnswer<Name extends CallName>(name: Name, input: Input<Name> | undefined): Asked<Output<Name>> {
  const question = input === undefined ? '' : JSON.stringify(input)
  const [turn, setTurn] = useState(0)
  const [known, setKnown] = useState<{ question: string; value?: Output<Name>; refused?: Refused }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn makes the same call once more.
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
