// The form for a web hook: what is typed, what is wrong with it, and sending it once.
import { useState } from 'react'
import type { Input } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { webHookProblems } from '../../../domain/watch/notices.ts'
import { newKey } from '../../api/http/new-key.ts'
import { useAddHook } from '../../api/staff/alert-calls.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { sendOnce } from '../../forms/send-once.ts'
import { checked, useSubmission } from '../../forms/submission.ts'

type Wish = Input<'hooks.add'>

export function useHookForm(lang: Locale) {
  const [wish, setWish] = useState<Wish>(() => ({
    key: newKey(),
    url: '',
    events: ['alert.opened', 'alert.closed'],
    lang,
  }))
  const add = sendBy(useAddHook())
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }))
  const send = (ready: Wish) =>
    sendOnce<'hooks.add'>(
      ready,
      ({ key }) => change({ key }),
      ({ key }) => add({ ...ready, key }),
    )
  const { submit, mend, ...submission } = useSubmission(read, send)
  return {
    ...submission,
    wish,
    change(part: Partial<Pick<Wish, 'url' | 'events' | 'lang'>>) {
      change(part)
      mend(({ field = '' }) => field in part)
    },
    submit: () => submit(wish),
  }
}

const read = (wish: Wish) =>
  checked(
    wish,
    webHookProblems({ ...wish, url: wish.url.trim() }, (url) => /^https?:\/\/[^\s/?#@]+([/?#]|$)/i.test(url)),
  )
