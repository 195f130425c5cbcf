// The first of a long list, and more of it on request.
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useSheetText } from '../../i18n/editor/index.ts'

const step = 50

type SomeProps<One> = {
  all: readonly One[]
  /** How many there are beside, which were not sent. */
  more?: number
  children: (shown: readonly One[]) => ReactNode
}

export function Some<One>({ all, more = 0, children }: SomeProps<One>) {
  const { t } = useSheetText()
  const [count, setCount] = useState(step)
  const hidden = all.length - count
  return (
    <>
      {children(all.slice(0, count))}
      {hidden > 0 && (
        <Button variant="text" className="justify-self-start" onClick={() => setCount(count + step * 4)}>
          {t.more(Math.min(hidden, step * 4))}
        </Button>
      )}
      {hidden <= 0 && more > 0 && <p className="mt-2 text-ink-2">+ {more}</p>}
    </>
  )
}
