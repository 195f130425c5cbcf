// What the site shows besides the menu, place by place: the shop's own pictures and film, the demo's, or none.

import { imageWordsLimit, type UploadUse } from '#domain/shared/picture.ts'
import { type Media, type MediaPlace, mediaPlaces, mediaSources, mostPictures } from '#domain/shop/brand/media.ts'
import { filmUrl } from '#web/data/menu/media-api.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useImagePickerText } from '#web/words/editor/index.ts'
import { useBrandText } from '#web/words/owner/index.ts'
import { WantedFields } from '../fields/folded-fields.tsx'
import { anyImage, PicturePreview } from '../fields/image-picker.tsx'
import { LocalTextField } from '../fields/local-fields.tsx'
import { UploadField, useChosenFilm, useChosenPicture } from '../fields/upload-field.tsx'

type MediaFieldsProps = {
  media: Media
  onChange: (media: Media) => void
  /** `name` is a place, or 'film'. */
  onBusy: (name: string, busy: boolean) => void
  errorAt: (field: string, line?: number) => string | undefined
}

export function MediaFields(props: MediaFieldsProps) {
  const { t } = useBrandText()
  const { shows, pictures } = props.media.panorama
  return (
    <>
      {mediaPlaces
        .filter((place) => place !== 'panorama')
        .map((place) => (
          <PlaceFields key={place} {...props} place={place} />
        ))}
      <WantedFields line={t.tourLine} used={false} opens={shows !== 'none' || pictures.length > 0}>
        <PlaceFields {...props} place="panorama" />
      </WantedFields>
    </>
  )
}

function PlaceFields({ place, ...props }: MediaFieldsProps & { place: MediaPlace }) {
  const { media, onChange, errorAt } = props
  const { t } = useBrandText()
  const { shows } = media[place]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RadioGroup
        label={t.places[place]}
        name={`media-${place}`}
        inline
        value={shows}
        choices={mediaSources.map((value) => ({ value, text: t.sources[value] }))}
        onChange={(source) => onChange({ ...media, [place]: { ...media[place], shows: source } })}
      />
      {shows === 'own' && <OwnPictures {...props} place={place} />}
      {place === 'hero' && shows === 'own' && (
        <WantedFields line={t.filmLine} used={false} opens={media.film !== null || errorAt('media.film') !== undefined}>
          <FilmField {...props} />
        </WantedFields>
      )}
    </div>
  )
}

const uses: Readonly<Partial<Record<MediaPlace, UploadUse>>> = { hero: 'hero', panorama: 'panorama' }

function OwnPictures({ place, media, onChange, onBusy, errorAt }: MediaFieldsProps & { place: MediaPlace }) {
  const { t } = useBrandText()
  const picker = useImagePickerText().t
  const { pictures } = media[place]
  const most = mostPictures[place]
  const set = (changed: typeof pictures) => onChange({ ...media, [place]: { ...media[place], pictures: changed } })
  const onArrived = (image: (typeof pictures)[number]['image']) => set([...pictures, { image, imageWords: {} }])
  const file = useChosenPicture(anyImage, { onBusy: (busy) => onBusy(place, busy), onArrived }, uses[place])
  const hint = place === 'hero' ? t.heroHint : place === 'panorama' ? t.panoramaHint : t.picturesMost(most)
  return (
    <>
      {pictures.map(({ image, imageWords }, at) => (
        <div key={image.ref} className="flex flex-wrap items-start gap-4">
          <PicturePreview image={image} sending={undefined} />
          <div className="min-w-60 flex-1">
            <LocalTextField
              label={`${t.picture(at + 1)}: ${picker.words}`}
              most={imageWordsLimit}
              value={imageWords}
              onChange={(words) => set(pictures.map((one, of) => (of === at ? { image, imageWords: words } : one)))}
              error={errorAt(`media.${place}`, at)}
            />
          </div>
          <IconButton
            icon={trashIcon}
            label={t.removePicture(at + 1)}
            size="staff"
            variant="danger"
            className="mt-5"
            onClick={() => set(pictures.filter((_, of) => of !== at))}
          />
        </div>
      ))}
      {pictures.length < most && (
        <UploadField
          label={t.places[place]}
          accept={anyImage}
          file={file}
          shown={file.preview && <PicturePreview image={undefined} sending={file.preview} />}
          words={{ ...picker, choose: pictures.length > 0 ? picker.add : picker.chooseFile }}
          hint={hint}
          error={errorAt(`media.${place}`)}
        />
      )}
    </>
  )
}

function FilmField({ media, onChange, onBusy, errorAt }: MediaFieldsProps) {
  const { t } = useBrandText()
  const picker = useImagePickerText().t
  const { film } = media
  const file = useChosenFilm({
    onBusy: (busy) => onBusy('film', busy),
    onArrived: (arrived) => onChange({ ...media, film: arrived }),
  })
  return (
    <UploadField
      label={t.film}
      accept="video/mp4,video/webm"
      file={file}
      shown={
        film && (
          <video
            key={film}
            src={filmUrl(film)}
            muted
            playsInline
            preload="metadata"
            className="w-36 rounded-control bg-latte-soft"
          />
        )
      }
      words={{
        choose: film ? picker.chooseAnother : picker.chooseFile,
        sending: picker.filmSending,
        arrived: picker.filmArrived,
      }}
      remove={film ? { label: picker.filmRemove, onClick: () => onChange({ ...media, film: null }) } : undefined}
      hint={t.filmHint}
      error={errorAt('media.film')}
    />
  )
}
