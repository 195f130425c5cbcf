// How orders are called on the board, and whether staff accept them (BOARD-4).
import { TextField } from '../../../components/fields/field.tsx'
import { usePaceText } from '../../../i18n/board/index.ts'
import { Section, Tick } from '../form/form-parts.tsx'
import type { CapacityForm } from './use-capacity-form.ts'

export function CodesSection({ form }: { form: CapacityForm }) {
  const { t } = usePaceText()
  const { draft, change, problems } = form
  return (
    <Section id="codes" title={t.codes}>
      <TextField
        label={t.letter}
        hint={t.letterHint}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={1}
        error={problems.letter && t.problems[problems.letter]}
        value={draft.letter}
        onChange={(event) => change({ letter: event.target.value.toUpperCase() })}
      />
      <div>
        <Tick text={t.autoAccept} checked={draft.autoAccept} onChange={(autoAccept) => change({ autoAccept })} />
        <p className="mt-1.5 text-sm text-ink-2">{t.autoAcceptHint}</p>
      </div>
    </Section>
  )
}
