// Writing to us: what was typed, what is wrong with it, and sending it once.
import { type ContactField, cleanContact, contactFields, contactProblems } from '../../../domain/contact.ts'
import { type Answer, ask } from '../../api/http/client.ts'
import { newKey } from '../../api/http/new-key.ts'
import { useDraft } from '../../forms/draft.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { go } from '../../location.ts'
import { contactDraft, type Draft } from './draft.ts'

interface Letter extends Draft {
  /** What stands in the field that people do not see. */
  readonly website: string
}

export function useWriting() {
  const { fields: draft, change, forget } = useDraft(contactDraft)
  const { refused, submit, mend, ...submission } = useSubmission(readLetter, sendOnce)

  /** Where an earlier text of this draft did arrive after all, what was changed since goes as a message of its own. */
  async function sendOnce(letter: Letter): Promise<Answer<'contact.send'>> {
    const answer = await ask('contact.send', letter)
    if (answer.ok || answer.refusal.refusal !== 'key_reused') return answer
    const key = newKey()
    change({ key })
    return await ask('contact.send', { ...letter, key })
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
    // What stands at a field is not said once more for the whole form.
    refused: refused?.problems.some(isOfField) ? undefined : refused,
    change(field: ContactField, text: string) {
      change({ [field]: text })
      mend((problem) => problem.field === field)
    },
    send,
  }
}

const readLetter = (letter: Letter) => checked(letter, contactProblems(cleanContact(letter)))

const isOfField = ({ field }: { readonly field?: string }): boolean => contactFields.some((one) => one === field)
