// The shop's addresses elsewhere, added and removed one by one.
import { brandLimits } from '../../../domain/brand/brand.ts'
import { TextField } from '../../components/fields/field.tsx'
import { useBrandText } from '../../i18n/owner/index.ts'
import { LineFields } from '../../staff/fields/line-fields.tsx'

type LinkFieldsProps = {
  links: readonly string[]
  onChange: (links: readonly string[]) => void
  errorAt: (field: string, line?: number) => string | undefined
}

export function LinkFields({ links, onChange, errorAt }: LinkFieldsProps) {
  const { t } = useBrandText()
  return (
    <LineFields
      title={t.links}
      hint={t.linksHint}
      lines={links}
      blank=""
      most={brandLimits.links}
      onChange={onChange}
      addLabel={t.addLink}
      removeLabel={t.removeLink}
      error={errorAt('links')}
      field={(link, place, change) => (
        <TextField
          label={t.link(place + 1)}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={brandLimits.link}
          value={link}
          onChange={({ target }) => change(target.value)}
          error={errorAt('links', place)}
        />
      )}
    />
  )
}
