// One call whose answer a screen shows. It is made when the screen opens, when its input changes, and on demand.
import { useEffect, useRef, useState } from 'react'
import type { CustomerCall } from '#contract/customer-addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import { ask, type CallRefused } from './http/client.ts'
import { createReader, type Reader } from './reader.ts'

export interface CallAnswer<Value> {
  /** The last good answer to exactly this input, also while the call is repeated. */
  readonly value: Value | undefined
  /** Why the last attempt returned none. */
  readonly refused: CallRefused | undefined
  readonly again: () => void
}

/** Makes no call while there is no input yet. */
export function useAnswer<Name extends CustomerCall>(
  name: Name,
  input: Input<Name> | undefined,
): CallAnswer<Output<Name>> {
  const question = input === undefined ? '' : JSON.stringify(input)
  const [known, setKnown] = useState<{ question: string; value?: Output<Name>; refused?: CallRefused }>()
  const reader = useRef<Reader>(undefined)

  useEffect(() => {
    if (question === '') return
    const mine = createReader({
      read: (_lang, signal) => ask(name, JSON.parse(question) as Input<Name>, { signal }),
      take(answer) {
        if (answer.ok) setKnown({ question, value: answer.value })
        else setKnown((before) => ({ ...(before?.question === question && before), question, refused: answer.refusal }))
      },
      // A refusal is shown with a button that reads again.
      pauseAfter: () => undefined,
    })
    reader.current = mine
    void mine.readNow()
    return () => {
      mine.stop()
      reader.current = undefined
    }
  }, [name, question])

  const current = known?.question === question ? known : undefined
  return { value: current?.value, refused: current?.refused, again: () => void reader.current?.readNow() }
}
