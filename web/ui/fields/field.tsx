// Form fields with their label, hint and error connected: a line of text, a text area, a choice from a list.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { chevronDownIcon, warningIcon } from '../icons/icons.ts'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to fix it; the field keeps what was typed. */
  error?: ReactNode
  /** Visually hides the label where the context already says it. */
  labelHidden?: boolean | undefined
}

/** `most`: the limit in characters as people count them; `maxLength` counts UTF-16 units. */
type Limit = { most?: number }

type TextFieldProps = FieldTexts & Limit & Omit<ComponentProps<'input'>, 'className'>
type TextAreaProps = FieldTexts &
  Limit &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    /** Grows from 3 to 6 rows with the text, then scrolls. */
    lines?: '3-6'
    /** Says by how many characters the text exceeds `most`: then all of it stays, also a pasted one. */
    tooLong?: (over: number) => string
  }
type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'className'>

export function TextField({ label, hint, error, labelHidden, most, ...rest }: TextFieldProps) {
  return (
    <FieldFrame texts={{ label, hint, error, labelHidden }} id={rest.id}>
      {(tied) => <input type="text" {...limited(rest, most)} {...tied} className={`${box} min-h-field py-1.5`} />}
    </FieldFrame>
  )
}

export function TextArea({ label, hint, error, labelHidden, lines, most, tooLong, ...rest }: TextAreaProps) {
  const height = lines ? 'min-h-[calc(3lh+1.375rem)] max-h-[calc(6lh+1.375rem)]' : 'max-h-48'
  const over = tooLong && most !== undefined ? lengthOf(String(rest.value ?? '')) - most : 0
  const isOver = over > 0
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOver) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [isOver])
  return (
    <div ref={frame}>
      <FieldFrame texts={{ label, hint, error: isOver ? tooLong?.(over) : error, labelHidden }} id={rest.id}>
        {(tied) => (
          <textarea
            rows={3}
            {...(tooLong ? rest : limited(rest, most))}
            {...tied}
            className={`${box} py-2.5 wrap-anywhere field-sizing-content ${height}`}
          />
        )}
      </FieldFrame>
    </div>
  )
}

export function SelectField({ label, hint, error, labelHidden, children, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame texts={{ label, hint, error, labelHidden }} id={rest.id}>
      {(tied) => (
        <span className="relative block">
          <select {...rest} {...tied} className={`${box} min-h-field appearance-none py-1.5 pe-10`}>
            {children}
          </select>
          <Icon of={chevronDownIcon} className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5" />
        </span>
      )}
    </FieldFrame>
  )
}

const limited = <Props extends { value?: unknown; maxLength?: number | undefined }>(props: Props, most?: number) =>
  most === undefined ? props : { ...props, maxLength: roomFor(String(props.value ?? ''), most) }

type Tied = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
type FieldFrameProps = { texts: FieldTexts; id?: string | undefined; children: (tied: Tied) => ReactNode }

/** The frame for another kind of field: hand it the control, and it connects label, hint and error to it. */
export function FieldFrame({ texts, id, children }: FieldFrameProps) {
  const made = useId()
  const fieldId = id ?? made
  const hintId = texts.hint ? `${fieldId}-hint` : ''
  const errorId = texts.error ? `${fieldId}-error` : ''
  const described = `${errorId} ${hintId}`.trim()
  return (
    <div>
      <label htmlFor={fieldId} className={texts.labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {texts.label}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': described || undefined,
        'aria-invalid': texts.error ? true : undefined,
      })}
      {texts.error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-cherry">
          <Icon of={warningIcon} className="size-5" />
          <span>{texts.error}</span>
        </p>
      )}
      {texts.hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-2">
          {texts.hint}
        </p>
      )}
    </div>
  )
}

const box =
  'block w-full rounded-control border border-edge bg-card px-4 text-ink placeholder:text-ink-2 disabled:bg-latte-soft aria-invalid:border-2 aria-invalid:border-cherry'

/**
 * The maxlength of a field with this text. Browsers count UTF-16 units, of which an emoji has two; our limits count
 * characters, so each remaining character counts as two units. A paste can then exceed the limit, which the form
 * reports.
 */
export const roomFor = (text: string, most: number): number => text.length + 2 * Math.max(0, most - lengthOf(text))

const lengthOf = (text: string): number => Array.from(text).length
