// The options of a group while they are edited: add, move, remove, each with its fields.
import { useEffect, useRef } from 'react'
import { groupLimits } from '../../../../domain/menu/group-draft.ts'
import type { Locale } from '../../../../domain/shared/locale.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { plusIcon, warningIcon } from '../../../components/icons/icons.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { type GroupEditing, moved, newOption, type OptionForm } from './group-form.ts'
import { OptionFields } from './option-fields.tsx'

type OptionListProps = {
  form: GroupEditing
  language: Locale
  /** The option that is opened to be declared. */
  declares: string | undefined
}

export function OptionList({ form, language, declares }: OptionListProps) {
  const { t } = useOptionEditText()
  const { options } = form.form
  const list = useRef<HTMLOListElement>(null)
  const added = useRef(false)
  const problem = form.wrong('options')

  useEffect(() => {
    if (!added.current || options.length === 0) return
    added.current = false
    list.current?.querySelector<HTMLInputElement>(':scope > li:last-child input')?.focus()
  }, [options.length])

  function add() {
    added.current = true
    form.set({ options: [...options, newOption(Math.max(0, ...options.map(({ key }) => key)) + 1)] })
  }

  const undeclared = form.isSizes ? 0 : options.filter(({ declaration }) => !declaration).length

  const change = (key: number, part: Partial<OptionForm>) =>
    form.set({ options: options.map((one) => (one.key === key ? { ...one, ...part } : one)) })

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-semibold">{t.options}</legend>
      <ol ref={list} className="grid gap-3">
        {options.map((option, place) => (
          <OptionFields
            key={option.key}
            option={option}
            kind={form.form.kind}
            isSize={form.isSizes}
            place={place}
            last={place === options.length - 1}
            language={language}
            wrong={(field) => form.wrong(`options.${place}.${field}`)}
            onChange={(part) => change(option.key, part)}
            onMove={(by) => form.set({ options: moved(options, place, by) })}
            declares={declares !== undefined && option.id === declares}
            onRemove={() => form.set({ options: options.filter(({ key }) => key !== option.key) })}
          />
        ))}
      </ol>
      {undeclared > 0 && (
        <div className="mt-3">
          <Notice kind="warning" title={t.undeclaredOptions(undeclared)}>
            {t.undeclaredHint}
          </Notice>
        </div>
      )}
      {problem && (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm font-medium text-cherry">
          <Icon of={warningIcon} className="size-5" />
          {problem}
        </p>
      )}
      <Button
        variant="quiet"
        size="staff"
        className="mt-3"
        aria-disabled={options.length >= groupLimits.options}
        onClick={() => options.length < groupLimits.options && add()}
      >
        <Icon of={plusIcon} className="size-5" />
        {t.addOption}
      </Button>
    </fieldset>
  )
}
