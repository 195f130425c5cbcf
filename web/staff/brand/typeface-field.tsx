// The pair of typefaces, each choice written in its own.
import { useEffect } from 'react'
import { facePairs, familiesOf, type Typeface, typefaces } from '../../../domain/brand/typefaces.ts'
import { loadFaces } from '../../api/menu/load-faces.ts'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { useBrandText } from '../../i18n/owner/index.ts'

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
        {facePairs[of].heading} · {facePairs[of].text}
      </bdi>
    </>
  )
}
