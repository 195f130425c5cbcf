// A password with a button that shows or hides what was typed.
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../icons/icons.ts'
import type { FieldTexts } from './field.tsx'
import { FieldFrame } from './field.tsx'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & { showLabel: string; hideLabel: string }

export function PasswordField({ label, hint, error, labelHidden, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame texts={{ label, hint, error, labelHidden }} id={rest.id}>
      {(tied) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...tied}
            type={shown ? 'text' : 'password'}
            className="block min-h-12 w-full rounded-control border border-edge bg-card py-2.5 ps-4 pe-13 text-ink aria-invalid:border-2 aria-invalid:border-cherry"
          />
          <button
            type="button"
            value="show"
            aria-label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
            className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-control text-ink-2 -outline-offset-4"
          >
            <Icon of={shown ? eyeOffIcon : eyeIcon} />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
