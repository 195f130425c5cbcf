// Forms that were left without saving: this tab keeps them, through reloads too, until they are saved or given up.
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { type KeptDraft, keptIn } from '#web/data/forms/draft.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { memberId, sessionStore } from '#web/data/session/session-store.ts'

/** What was stored when the typing began, and what is typed. */
export interface KeptForm {
  readonly base: unknown
  readonly fields: object
  /** When the typing began. */
  readonly since: number
  /** Under which it is sent, so that it is made once although it was sent before the page was left. */
  readonly key?: string
  /** What was sent, and may have arrived although no reply came. */
  readonly unanswered?: readonly object[]
  /** The id of the member who typed it: on a shared tablet nobody else sees it. */
  readonly by: number
}

const noteName = 'forms'
const forms = createObservable<Readonly<Record<string, KeptForm>>>(formsIn(keptIn(readStored(noteName, 'tab'))))

export const keptForm = (name: string): KeptForm | undefined => ofMember(forms.read())[name]

/** Which forms the signed-in member left without saving, by their names. */
export function useKeptForms(): Readonly<Record<string, KeptForm>> {
  useObservable(sessionStore)
  return ofMember(useObservable(forms))
}

/** Undefined forgets it. */
export function keepForm(name: string, form: Omit<KeptForm, 'by'> | undefined): void {
  const { [name]: before, ...others } = forms.read()
  if (!form && !before) return
  const next = ofMember(form ? { ...others, [name]: { ...form, by: memberId() } } : others)
  forms.write(next)
  writeStored(noteName, Object.keys(next).length > 0 ? next : undefined, 'tab')
}

const ofMember = (all: Readonly<Record<string, KeptForm>>) =>
  Object.fromEntries(Object.entries(all).filter(([, { by }]) => by === memberId()))

/** Hoisted, as it runs while the module loads. */
function formsIn(kept: KeptDraft): Readonly<Record<string, KeptForm>> {
  const form = ({ base, fields, since, key, unanswered, by }: KeptDraft): KeptForm => ({
    base,
    fields: keptIn(fields),
    since: Number(since) || 0,
    ...(typeof key === 'string' && { key }),
    ...(Array.isArray(unanswered) && { unanswered: unanswered.map(keptIn) }),
    by: Number(by) || 0,
  })
  return Object.fromEntries(Object.entries(kept).map(([name, one]) => [name, form(keptIn(one))]))
}
