// The shop's addresses elsewhere, added and removed one by one.
import { useRef } from 'react'
import { brandLimits } from '../../../domain/brand/brand.ts'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { plusIcon } from '../../components/icons/icons.ts'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { useBrandText } from '../../i18n/brand/index.ts'

type LinkFieldsProps = {
  links: readonly string[]
  onChange: (links: readonly string[]) => void
  errorAt: (field: string, line?: number) => string | undefined
}

export function LinkFields({ links, onChange, errorAt }: LinkFieldsProps) {
  const { t } = useBrandText()
  const add = useRef<HTMLButtonElement>(null)
  const full = links.length >= brandLimits.links
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 text-sm font-semibold">{t.links}</legend>
      <p className="text-sm text-ink-2">{t.linksHint}</p>
      {links.map((link, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address has no identity but its place.
        <div key={place} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={t.link(place + 1)}
              type="url"
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              maxLength={brandLimits.link}
              value={link}
              onChange={({ target }) => onChange(links.map((one, at) => (at === place ? target.value : one)))}
              error={errorAt('links', place)}
            />
          </div>
          <IconButton
            icon={trashIcon}
            label={t.removeLink(place + 1)}
            size="staff"
            variant="danger"
            className="mt-5"
            onClick={() => {
              onChange(links.filter((_, at) => at !== place))
              add.current?.focus()
            }}
          />
        </div>
      ))}
      {errorAt('links') && <p className="text-sm font-medium text-cherry">{errorAt('links')}</p>}
      <Button
        ref={add}
        variant="quiet"
        size="staff"
        aria-disabled={full}
        onClick={() => !full && onChange([...links, ''])}
      >
        <Icon of={plusIcon} className="size-5" />
        {t.addLink}
      </Button>
    </fieldset>
  )
}
