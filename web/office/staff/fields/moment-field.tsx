// A field for a day or a time. One that is filled in by half reads as empty to a script, so it says itself what is
// missing.
import { type ComponentProps, useState } from 'react'
import { TextField } from '#web/ui/fields/field.tsx'
import { useEditFormText } from '#web/words/staff/index.ts'

type MomentFieldProps = ComponentProps<typeof TextField> & { type: 'date' | 'time' }

export function MomentField({ error, ...field }: MomentFieldProps) {
  const { t } = useEditFormText()
  const [half, setHalf] = useState(false)
  return (
    <TextField
      {...field}
      error={half ? t.halfTyped[field.type] : error}
      onInvalid={(event) => {
        event.preventDefault()
        setHalf(event.currentTarget.validity.badInput)
      }}
      onInput={() => setHalf(false)}
      // Emptied by hand it gives no other event.
      onBlur={({ currentTarget }) => setHalf((was) => was && currentTarget.validity.badInput)}
    />
  )
}
