// Writing to us: what was typed, what is wrong with it, and sending it once.
import { type ContactField, cleanContact, contactFields, contactProblems } from '../../../domain/contact.ts'
import { ask } from '../../api/http/client.ts'
import { useDraft } from '../../forms/draft.ts'
import { sendOnce } from '../../forms/send-once.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { go } from '../../location.ts'
import { contactDraft, type Draft } from './draft.ts'

interface Letter extends Draft {
  /** The content of the field that people do not see. */
  readonly website: string
}

export function useWriting() {
  const { fields: draft, change, forget } = useDraft(contactDraft)
  const { refused, found, submit, mend, ...submission } = useSubmission(readLetter, sendLetter)

  /** If an earlier text of this draft did arrive after all, the changed text is sent as a separate message. */
  function sendLetter({ replaces: _none, ...letter }: Letter) {
    const renew = ({ key }: { readonly key: string }) => change({ key })
    return sendOnce(letter, renew, ({ key }) => ask('contact.send', { ...letter, key }))
  }

  async function send(website: string) {
    const sent = await submit({ ...draft, website })
    if (!sent?.ok) return
    forget()
    go('/sent')
  }

  return {
    ...submission,
    draft,
    // What is shown at a field is not repeated for the whole form.
    refused: found.length > 0 || refused?.problems.some(isOfField) ? undefined : refused,
    change(field: ContactField, text: string) {
      change({ [field]: text })
      mend((problem) => problem.field === field)
    },
    send,
  }
}

const readLetter = (letter: Letter) => checked(letter, contactProblems(cleanContact(letter)))

const isOfField = ({ field }: { readonly field?: string }): boolean => contactFields.some((one) => one === field)
