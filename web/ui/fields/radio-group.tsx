// One choice out of a few as large rows of 56 px, or 40 under the mouse of a member, for staff's thumbs and for forms.
import { type ChoiceProps, Choices } from '../controls/choice-pills.tsx'

type RadioGroupProps<Value extends string> = ChoiceProps<Value> & {
  /** Side by side if there is room. */
  inline?: boolean
}

const look = {
  row: 'flex min-h-control items-center gap-3 rounded-control border border-edge bg-card py-2 ps-4 pe-5 has-checked:border-leaf has-checked:bg-leaf-soft has-checked:outline has-checked:outline-leaf has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
  input: 'size-5.5 shrink-0 outline-none',
}

export function RadioGroup<Value extends string>({ inline = false, ...props }: RadioGroupProps<Value>) {
  return (
    <Choices {...props} look={{ ...look, list: inline ? 'flex flex-wrap gap-2' : 'grid gap-2' }}>
      {({ text, detail }) => (
        <span className="flex-1">
          <span className="font-medium">{text}</span>
          {detail !== undefined && <span className="block text-sm text-ink-2">{detail}</span>}
        </span>
      )}
    </Choices>
  )
}
