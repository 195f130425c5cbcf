// What the chosen picture looks like on a card; an empty frame if there is none.
import type { Image } from '../../../domain/menu/menu.ts'
import { isPictureRef } from '../../../domain/shared/picture.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { imageIcon } from '../../components/icons/icons-staff.ts'

type PicturePreviewProps = {
  image: Image | undefined
  /** The address of a file within the browser, while it is being uploaded. */
  sending: string | undefined
}

const look = 'aspect-8/7 w-28 shrink-0 self-start rounded-control bg-latte-soft object-cover sm:w-36'

export function PicturePreview({ image, sending }: PicturePreviewProps) {
  if (sending) return <img src={sending} alt="" width="640" height="560" className={`${look} opacity-60`} />
  // A picture given by its address is fetched by the server when it is saved; the page loads nothing from elsewhere.
  if (!image || image.kind === 'url' || !isPictureRef(image))
    return (
      <span className={`grid place-items-center text-ink-2 ${look}`}>
        <Icon of={imageIcon} className="size-9" />
      </span>
    )
  return <img key={image.ref} {...pictureOf(image)} alt="" className={look} />
}
