// The fields of the brand other than its pictures: the logo, the five colours, the typefaces.
import { useEffect } from 'react'
import type { Image } from '#domain/menu/menu.ts'
import { brandLimits } from '#domain/shop/brand/brand.ts'
import { isColour } from '#domain/shop/brand/colours.ts'
import {
  type BrandColours,
  type ColourName,
  type ColourProblem,
  colourNames,
  colourProblems,
  usualColours,
} from '#domain/shop/brand/palette.ts'
import { facePairs, familiesOf, type Typeface, typefaces } from '#domain/shop/brand/typefaces.ts'
import { loadFaces } from '#web/data/menu/load-faces.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldFrame, TextField } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { cupIcon } from '#web/ui/icons/icons-food.ts'
import { useImagePickerText } from '#web/words/editor/index.ts'
import { useBrandText } from '#web/words/owner/index.ts'
import { anyImage } from '../fields/image-picker.tsx'
import { UploadField, useChosenPicture } from '../fields/upload-field.tsx'
import type { useBrandForm } from './use-brand-form.ts'

type NameAndLogoProps = {
  form: Pick<ReturnType<typeof useBrandForm>['form'], 'fields' | 'change' | 'busyWith'>
  errorAt: (field: string) => string | undefined
}

export function NameAndLogo({ form: { fields, change, busyWith }, errorAt }: NameAndLogoProps) {
  const { t } = useBrandText()
  const picker = useImagePickerText().t
  const file = useChosenPicture(anyImage, {
    onBusy: (busy) => busyWith('logo', busy),
    onArrived: (logo) => change({ logo }),
  })
  return (
    <>
      <TextField
        label={t.name}
        hint={t.nameHint}
        autoComplete="organization"
        most={brandLimits.name}
        value={fields.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errorAt('name')}
      />
      <UploadField
        label={t.logo}
        accept=".svg,.png,image/svg+xml,image/png,image/*"
        file={file}
        shown={<LogoShown logo={fields.logo} sending={file.preview} />}
        words={{ ...picker, choose: fields.logo ? picker.chooseAnother : picker.chooseFile }}
        remove={fields.logo ? { label: picker.remove, onClick: () => change({ logo: null }) } : undefined}
        hint={`${t.logoHint} ${t.logoUsual}`}
        error={errorAt('logo')}
      />
    </>
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

type ColourFieldsProps = {
  /** Null: the usual ones. */
  colours: BrandColours | null
  onChange: (colours: BrandColours | null) => void
}

export function ColourFields({ colours, onChange }: ColourFieldsProps) {
  const { t, number } = useBrandText()
  const shown = colours ?? usualColours
  const problems = colours ? colourProblems(colours) : []
  const set = (name: ColourName, colour: string) => onChange({ ...shown, [name]: colour })
  const whatIsWrong = ({ problem, text, contrast = 1 }: ColourProblem): string =>
    // Rounded down, as 4.46 is not enough.
    text ? `${t.hardToRead[text]} ${t.contrast(number(Math.floor(contrast * 10) / 10))}` : t.problems[problem]
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {colourNames.map((name) => {
          const problem = problems.find(({ field }) => field === name)
          const nearest = problem?.nearest
          return (
            <div key={name}>
              <FieldFrame texts={{ label: t.colourNames[name], error: problem && whatIsWrong(problem) }}>
                {(tied) => (
                  <div className="flex gap-2">
                    <input
                      type="color"
                      aria-label={t.picker(t.colourNames[name])}
                      className="h-14 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-card p-1"
                      value={isColour(shown[name]) ? shown[name] : usualColours[name]}
                      onChange={(event) => set(name, event.target.value)}
                    />
                    <input
                      {...tied}
                      type="text"
                      dir="ltr"
                      autoComplete="off"
                      spellCheck={false}
                      maxLength={40}
                      className="min-h-control w-full min-w-0 rounded-control border border-edge bg-card px-4 text-ink aria-invalid:border-2 aria-invalid:border-cherry"
                      value={shown[name]}
                      onChange={(event) => set(name, event.target.value.trim())}
                    />
                  </div>
                )}
              </FieldFrame>
              {nearest && (
                <Button variant="quiet" className="mt-2" onClick={() => set(name, nearest)}>
                  <Swatch colour={nearest} />
                  <span>{t.take(nearest)}</span>
                </Button>
              )}
            </div>
          )
        })}
      </div>
      {colours && (
        <div>
          <Button variant="quiet" size="staff" onClick={() => onChange(null)}>
            {t.usual}
          </Button>
        </div>
      )}
    </>
  )
}

const Swatch = ({ colour }: { colour: string }) => (
  <span aria-hidden="true" className="size-6 rounded-small border border-edge" style={{ backgroundColor: colour }} />
)

type TypefaceFieldProps = {
  typeface: Typeface
  onChange: (typeface: Typeface) => void
}

export function TypefaceField({ typeface, onChange }: TypefaceFieldProps) {
  const { t } = useBrandText()
  useEffect(() => {
    for (const one of typefaces) loadFaces(one)
  }, [])
  return (
    <div>
      <RadioGroup
        label={t.typeface}
        name="typeface"
        value={typeface}
        onChange={onChange}
        inline
        choices={typefaces.map((value) => ({ value, text: <Sample of={value} /> }))}
      />
      <p className="mt-2 text-sm text-ink-2">{t.typefaceHint}</p>
    </div>
  )
}

function Sample({ of }: { of: Typeface }) {
  const { t } = useBrandText()
  const families = familiesOf(of)
  return (
    <>
      <span className="block text-lg font-semibold" style={{ fontFamily: families['--font-brand'] }}>
        {t.typefaceNames[of]}
      </span>
      <bdi dir="ltr" className="block text-sm text-ink-2" style={{ fontFamily: families['--font-latin'] }}>
        {`${facePairs[of].heading} · ${facePairs[of].text}`}
      </bdi>
    </>
  )
}
