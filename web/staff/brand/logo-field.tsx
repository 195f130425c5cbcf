// The logo: a file that is uploaded and cleaned at once, or none.
import type { ReactNode } from 'react'
import type { Image } from '../../../domain/menu/menu.ts'
import { imageUrl } from '../../api/menu/pictures.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { cupIcon } from '../../components/icons/icons-food.ts'
import { useImagePickerText } from '../../i18n/editor/index.ts'
import { useBrandText } from '../../i18n/owner/index.ts'
import { anyImage } from '../fields/image-picker.tsx'
import { UploadField } from '../fields/upload-field.tsx'
import { useChosenPicture } from '../fields/use-chosen-file.ts'

type LogoFieldProps = {
  logo: Image | null
  onChange: (logo: Image | null) => void
  onBusy: (busy: boolean) => void
  error?: ReactNode
}

export function LogoField({ logo, onChange, onBusy, error }: LogoFieldProps) {
  const { t } = useBrandText()
  const picker = useImagePickerText().t
  const file = useChosenPicture(anyImage, { onBusy, onArrived: onChange })
  return (
    <UploadField
      label={t.logo}
      accept=".svg,.png,image/svg+xml,image/png,image/*"
      file={file}
      shown={<LogoShown logo={logo} sending={file.preview} />}
      words={{ ...picker, choose: logo ? picker.chooseAnother : picker.choose }}
      remove={logo ? { label: picker.remove, onClick: () => onChange(null) } : undefined}
      hint={`${t.logoHint} ${t.logoUsual}`}
      error={error}
    />
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
