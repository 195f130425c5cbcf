// Forms that were left without saving: this tab keeps them, through reloads too, until they are saved or given up.
import { readStored, writeStored } from '../api/browser-storage.ts'
import { createObservable, useObservable } from '../api/observable.ts'
import { type Kept, keptIn } from './draft.ts'

/** What was stored when the typing began, and what is typed. */
export interface KeptForm {
  readonly base: unknown
  readonly fields: object
}

const noteName = 'forms'
const forms = createObservable<Readonly<Record<string, KeptForm>>>(formsIn(keptIn(readStored(noteName, 'tab'))))

export const keptForm = (name: string): KeptForm | undefined => forms.read()[name]

/** Which forms were left without saving, by their names. */
export const useKeptForms = (): Readonly<Record<string, KeptForm>> => useObservable(forms)

/** Undefined forgets it. */
export function keepForm(name: string, form: KeptForm | undefined): void {
  const { [name]: before, ...others } = forms.read()
  if (!form && !before) return
  const next = form ? { ...others, [name]: form } : others
  forms.write(next)
  writeStored(noteName, Object.keys(next).length > 0 ? next : undefined, 'tab')
}

/** Hoisted, as it runs while the module loads. */
function formsIn(kept: Kept): Readonly<Record<string, KeptForm>> {
  const form = ({ base, fields }: Kept): KeptForm => ({ base, fields: keptIn(fields) })
  return Object.fromEntries(Object.entries(kept).map(([name, one]) => [name, form(keptIn(one))]))
}
