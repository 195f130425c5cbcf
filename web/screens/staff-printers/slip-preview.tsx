// Each kind of slip as the printer would print it, with the choices in the form that are not saved yet (PAPER-1).
import { useState } from 'react'
import type { SlipKind } from '../../../domain/paper/printer.ts'
import { slipPicture } from '../../api/staff/printer-api.ts'
import { ChoicePills } from '../../components/controls/choice-pills.tsx'
import { usePrinterText } from '../../i18n/printers/index.ts'
import { kindsShown } from './printer-fields.tsx'
import type { PrinterFields } from './printer-form.ts'

export function SlipPreview({ branch, fields }: { branch: string; fields: PrinterFields }) {
  const { t } = usePrinterText()
  const [chosen, setChosen] = useState<SlipKind>()
  const what = chosen ?? kindsShown.find((kind) => fields.prints.includes(kind)) ?? 'kitchen'
  const station = what === 'receipt' ? '' : fields.station
  return (
    <section aria-label={t.view} className="grid justify-items-start gap-3 rounded-card bg-latte-soft p-4">
      <h2 className="text-md">{t.view}</h2>
      <ChoicePills
        label={t.view}
        labelHidden
        name="slip"
        value={what}
        onChange={setChosen}
        choices={kindsShown.map((kind) => ({ value: kind, text: t.oneOf[kind] }))}
      />
      <Picture
        of={slipPicture(what, branch, { ...fields, station })}
        alt={t.viewOf(t.oneOf[what])}
        width={fields.width}
      />
    </section>
  )
}

/** Paper of 80 mm fills the width. */
const wholeWidth = 576

function Picture({ of: source, alt, width }: { of: string; alt: string; width: number }) {
  const { t } = usePrinterText()
  const [failed, setFailed] = useState('')
  if (failed === source) return <p className="text-ink-2">{t.viewFailed}</p>
  return (
    <img
      src={source}
      alt={alt}
      onError={() => setFailed(source)}
      className="min-h-40 max-w-96 justify-self-center rounded-small bg-white p-3 shade-card"
      style={{ inlineSize: `${Math.min(1, width / wholeWidth) * 100}%` }}
    />
  )
}
