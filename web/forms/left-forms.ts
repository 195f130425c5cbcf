// Forms that were left by the browser's own navigation without saving: they are there again when they are opened.
import { useEffect, useRef } from 'react'

/**
 * Keeps a changed form in `left` when the page is left, and asks before the tab is closed; set `current` once that is
 * decided.
 */
export function useKeptForm<Form>(left: Map<string, Form>, key: string, form: Form, changed: boolean) {
  const finished = useRef(false)
  const latest = useRef({ form, changed })
  latest.current = { form, changed }
  useEffect(
    () => () => {
      if (latest.current.changed && !finished.current) left.set(key, latest.current.form)
      else left.delete(key)
    },
    [left, key],
  )
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  return finished
}
