// The dialog in which a reduction is made or changed; above its fields stands what it means, in one sentence (PRICE-1).
import { useEffect, useEffectEvent } from 'react'
import { readReductionCode } from '#domain/money/reductions/reduction-code.ts'
import { checkReduction } from '#domain/money/reductions/reduction-draft.ts'
import { localize } from '#domain/shared/locale.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import {
  freshReduction,
  type StaffReduction,
  useReductions,
  useRemoveReduction,
  useSaveReduction,
} from '#web/data/staff/reduction-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditDialog, RemoveButton } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useReductionEditText } from '#web/words/reduction-edit/index.ts'
import { CodeFields, HowFields, MoreFields, WhatFields, WhenFields } from './reduction-fields.tsx'
import { useRuleSentence } from './rule-sentence.ts'
import { type StartingPoint, startFrom, startingPoints } from './starting-points.ts'
import { ruleFromTyped, type TypedReduction, typedFromRule } from './typed-reduction.ts'

type ReductionDialogProps = {
  rule: StaffReduction | undefined
  /** What a new one begins with; undefined: with nothing. */
  start?: StartingPoint | undefined
  onClose: () => void
}

export function ReductionDialog({ rule: opened, start, onClose }: ReductionDialogProps) {
  const { t, locale } = useReductionEditText()
  const form = useReductionForm(opened, onClose)
  const categories = useShopMenu(locale).data?.categories ?? []
  const { fields, change, base: saved } = form
  const begin = (point: StartingPoint) => change(startFrom(point, categories, { t, locale }))
  const beginOnce = useEffectEvent(() => {
    if (start && !form.unsaved) begin(start)
  })
  useEffect(() => beginOnce(), [])
  const wrong = sentencesAt(form.problems, t.problems, t.lookOver)
  const props = { fields, change, wrong }
  return (
    <EditDialog
      form={form}
      title={saved ? <bdi>{localize(saved.name, locale)}</bdi> : t.addTitle}
      words={{ changed: t.changed, gone: t.gone, fields: fieldNames(t.fields) }}
      onClose={onClose}
      className="grid gap-6"
      beside={saved && <RemoveReduction rule={saved} onRemoved={onClose} />}
    >
      {!saved && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that fill the form are no group of fields.
        <div role="group" aria-label={t.begin} className="flex flex-wrap gap-2">
          {startingPoints.map((point) => (
            <Button key={point} variant="quiet" onClick={() => begin(point)}>
              {t.starts[point][0]}
            </Button>
          ))}
        </div>
      )}
      <Sentence fields={fields} />
      <WhatFields {...props} />
      <HowFields {...props} />
      <WhenFields {...props} />
      <CodeFields {...props} />
      <MoreFields {...props} />
    </EditDialog>
  )
}

/** The fields of the form by what the office calls them. */
function fieldNames(names: ReturnType<typeof useReductionEditText>['t']['fields']): Readonly<Record<string, string>> {
  const { how, times, limits } = names
  return {
    ...names,
    kind: how,
    much: how,
    weekdays: times,
    begins: times,
    ends: times,
    first: times,
    last: times,
    uses: limits,
    usesEach: limits,
  }
}

function useReductionForm(opened: StaffReduction | undefined, onSaved: () => void) {
  const { t, locale } = useReductionEditText()
  const send = sendBy(useSaveReduction())
  const menu = useShopMenu(locale).data
  const others = useReductions().data?.reductions.filter(({ id }) => id !== opened?.id) ?? []
  const codes = new Set(others.flatMap(({ code }) => (code ? [readReductionCode(code)] : [])))
  const known = { items: menu?.items ?? [], categories: menu?.categories ?? [], branches: menu?.branches ?? [] }
  return useEditForm<TypedReduction, StaffReduction>({
    name: `reduction ${opened?.id ?? ''}`,
    stored: opened,
    fieldsOf: (rule) => typedFromRule(rule, locale),
    check: (typed) => checkReduction(ruleFromTyped(typed), known, codes).map((one) => ({ ...one })),
    send: (typed, base) => send({ ...ruleFromTyped(typed), ...(base && { id: base.id, version: base.version }) }),
    latest: async () => opened && (await freshReduction(opened.id)),
    wishOf: ruleFromTyped,
    addsAgain: true,
    told: (saved) => {
      showToast(t.saved(localize(saved.name, locale)))
      // Once the form has forgotten what was typed.
      setTimeout(onSaved)
    },
  })
}

function Sentence({ fields }: { fields: TypedReduction }) {
  const { t } = useReductionEditText()
  const said = useRuleSentence()({ ...ruleFromTyped(fields), code: readReductionCode(fields.code) })
  return (
    <p className="rounded-control bg-honey-soft px-4 py-3">
      <span className="block text-sm text-honey-ink">{t.view}</span>
      <span className={`first-letter:uppercase wrap-anywhere ${said ? 'font-semibold' : 'text-honey-ink'}`}>
        {said ?? t.incomplete}
      </span>
    </p>
  )
}

function RemoveReduction({ rule, onRemoved }: { rule: StaffReduction; onRemoved: () => void }) {
  const { t, locale } = useReductionEditText()
  const removal = useRemoveReduction()
  const name = localize(rule.name, locale)
  return (
    <div className="mt-6">
      <RemoveButton
        words={{ remove: t.remove, title: t.removeTitle(name), removeIt: t.removeIt }}
        removal={removal}
        onConfirm={() =>
          removal.mutate(
            { id: rule.id },
            {
              onSuccess: () => {
                showToast(t.removed(name))
                onRemoved()
              },
            },
          )
        }
      >
        <p>{t.removeText}</p>
      </RemoveButton>
    </div>
  )
}
