// Writing to us: what was typed, what is wrong with it, and sending it once.
import { useRef, useState } from 'react'
import type { Problem } from '../../../contract/index.ts'
import {
  type ContactField,
  type ContactProblemName,
  cleanContact,
  contactFields,
  contactProblems,
} from '../../../domain/contact.ts'
import { type Answer, ask, type Refused } from '../../api/http/client.ts'
import { newKey } from '../../api/http/new-key.ts'
import { go } from '../../location.ts'
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts'

type Problems = Partial<Record<ContactField, ContactProblemName>>

export function useWriting() {
  const [draft, setDraft] = useState(readDraft)
  const [problems, setProblems] = useState<Problems>({})
  const [refused, setRefused] = useState<Refused>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  function put(next: Draft) {
    setDraft(next)
    keepDraft(next)
  }

  function change(field: ContactField, text: string) {
    put({ ...draft, [field]: text })
    setProblems(({ [field]: _mended, ...others }) => others)
  }

  /** The first field that needs mending; undefined when there is none. */
  async function send(website: string): Promise<ContactField | undefined> {
    // A second tap in the same moment finds the first one at work.
    if (sending.current) return undefined
    const found = byField(contactProblems(cleanContact(draft)))
    setProblems(found)
    setRefused(undefined)
    if (firstOf(found)) return firstOf(found)
    sending.current = true
    setBusy(true)
    keepDraft(draft)
    const answer = await sendOnce(draft, website, put)
    sending.current = false
    setBusy(false)
    if (answer.ok) {
      forgetDraft()
      go('/sent')
      return undefined
    }
    const wrong = byField(answer.refusal.problems)
    setProblems(wrong)
    if (!firstOf(wrong)) setRefused(answer.refusal)
    return firstOf(wrong)
  }

  return { draft, problems, refused, busy, change, send }
}

/** Where an earlier text of this draft did arrive after all, what was changed since goes as a message of its own. */
async function sendOnce(draft: Draft, website: string, put: (draft: Draft) => void): Promise<Answer<'contact.send'>> {
  const answer = await ask('contact.send', { ...draft, website })
  if (answer.ok || answer.refusal.refusal !== 'key_reused') return answer
  const renewed = { ...draft, key: newKey() }
  put(renewed)
  return await ask('contact.send', { ...renewed, website })
}

function byField(problems: readonly Pick<Problem, 'problem' | 'field'>[]): Problems {
  const found: Problems = {}
  for (const { problem, field } of problems) {
    const known = contactFields.find((one) => one === field)
    if (known) found[known] ??= problem as ContactProblemName
  }
  return found
}

const firstOf = (problems: Problems): ContactField | undefined => contactFields.find((field) => problems[field])
