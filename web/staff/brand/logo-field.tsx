// The logo: a file that is uploaded and cleaned at once, or none.
import { type ReactNode, useId, useRef } from 'react'
import type { Image } from '../../../domain/menu/menu.ts'
import { imageUrl } from '../../api/menu/pictures.ts'
import { Button } from '../../components/controls/button.tsx'
import { Spinner } from '../../components/feedback/spinner.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { warningIcon } from '../../components/icons/icons.ts'
import { cupIcon } from '../../components/icons/icons-food.ts'
import { useBrandText } from '../../i18n/brand/index.ts'
import { useImagePickerText } from '../../i18n/image-picker/index.ts'
import { anyImage } from '../fields/image-picker.tsx'
import { useChosenFile } from '../fields/use-chosen-file.ts'

type LogoFieldProps = {
  logo: Image | null
  onChange: (logo: Image | null) => void
  onBusy: (busy: boolean) => void
  error?: ReactNode
}

export function LogoField({ logo, onChange, onBusy, error }: LogoFieldProps) {
  const { t } = useBrandText()
  const picker = useImagePickerText().t
  const file = useChosenFile(anyImage, { onBusy, onArrived: onChange })
  const input = useRef<HTMLInputElement>(null)
  const title = useId()
  const wrong = error ?? file.wrong
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for several fields.
    <div role="group" aria-labelledby={title}>
      <p id={title} className="mb-1.5 text-sm font-semibold">
        {t.logo}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <LogoShown logo={logo} sending={file.preview} />
        <input
          ref={input}
          type="file"
          hidden
          accept=".svg,.png,image/svg+xml,image/png,image/*"
          aria-label={picker.choose}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) file.take(chosen)
            target.value = ''
          }}
        />
        <Button variant="quiet" size="staff" onClick={() => input.current?.click()}>
          {logo ? picker.chooseAnother : picker.choose}
        </Button>
        {logo && (
          <Button
            variant="text"
            onClick={() => {
              file.forget()
              onChange(null)
            }}
          >
            {picker.remove}
          </Button>
        )}
      </div>
      <div role="status" className="mt-2 text-sm font-medium empty:mt-0">
        {file.state === 'sending' && (
          <p className="flex items-center gap-2">
            <Spinner className="size-5" />
            {picker.sending}
          </p>
        )}
        {file.state === 'arrived' && <p className="text-leaf">{picker.arrived}</p>}
      </div>
      {wrong && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 text-sm font-medium text-cherry">
          <Icon of={warningIcon} className="size-5" />
          <p className="min-w-0 flex-1">{wrong}</p>
          {file.again && (
            <Button variant="quiet" onClick={file.again}>
              {picker.tryAgain}
            </Button>
          )}
        </div>
      )}
      <p className="mt-1.5 text-sm text-ink-2">
        {t.logoHint} {t.logoUsual}
      </p>
    </div>
  )
}

function LogoShown({ logo, sending }: { logo: Image | null; sending: string | undefined }) {
  const look = 'size-20 shrink-0 rounded-control border border-line bg-paper p-2'
  const src = sending ?? (logo && (logo.kind === 'uploaded' ? imageUrl(logo, 160) : '/mark.svg'))
  if (src) return <img src={src} alt="" width="80" height="80" className={`object-contain ${look}`} />
  return (
    <span className={`grid place-items-center ${look}`}>
      <Icon of={cupIcon} className="size-11" />
    </span>
  )
}
