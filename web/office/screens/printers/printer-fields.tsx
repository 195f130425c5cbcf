// The fields of a receipt printer: its make and place, what it prints, on what paper, and who takes over.
import { type PrinterKind, printerKinds, printerLimits, type SlipKind, slipWidths } from '#domain/paper/printer.ts'
import { locales, localize } from '#domain/shared/locale.ts'
import { Ticks } from '#web/office/staff/fields/tick.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { languageNames } from '#web/words/language-names.ts'
import { usePrinterText } from '#web/words/printers/index.ts'
import { detailsOf, type PrinterFields, type PrinterPlace, widthText } from './printer-form.ts'

/** In the order in which people think of them. */
export const kindsShown: readonly SlipKind[] = ['kitchen', 'label', 'receipt']

type PartProps = {
  fields: PrinterFields
  change: (part: Partial<PrinterFields>) => void
  wrong: (field: string) => string | undefined
}

export function MakeFields({ fields: { kind }, change }: Pick<PartProps, 'fields' | 'change'>) {
  const { t } = usePrinterText()
  const choices = printerKinds.map((value) => ({ value, text: t.makes[value], detail: t.makeHints[value] }))
  return (
    <>
      <RadioGroup<PrinterKind>
        label={t.make}
        name="kind"
        inline
        value={kind}
        choices={choices}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <p className="text-ink-2">{t.others}</p>
    </>
  )
}

const rows = { list: 'grid', tick: 'min-h-12 py-1' }

export function PrintsFields({ fields, change, wrong, place }: PartProps & { place: PrinterPlace }) {
  const { t, locale } = usePrinterText()
  const { prints, leavesOut, station } = fields
  const known = place.stations.some(({ id }) => id === station)
  const chosen = kindsShown.filter((kind) => prints.includes(kind))
  return (
    <>
      <Ticks
        label={t.prints}
        error={wrong('prints')}
        among={kindsShown}
        text={(kind) => (
          <span>
            <span className="font-medium">{t.kinds[kind]}</span>{' '}
            <span className="block text-sm text-ink-2">{t.kindHints[kind]}</span>
          </span>
        )}
        chosen={prints}
        onChange={(kinds) => change({ prints: [...kinds] })}
        look={rows}
      />
      {(place.stations.length > 0 || station !== '') && prints.some((kind) => kind !== 'receipt') && (
        <SelectField label={t.station} value={station} onChange={({ target }) => change({ station: target.value })}>
          <option value="">{t.allStations}</option>
          {place.stations.map(({ id, name }) => (
            <option key={id} value={id}>
              {localize(name, locale)}
            </option>
          ))}
          {station !== '' && !known && <option value={station}>{station}</option>}
        </SelectField>
      )}
      {chosen.map((kind) => {
        const details = detailsOf(kind)
        return (
          <Ticks
            key={kind}
            label={t.stands[kind]}
            among={details}
            text={(detail) => t.details[detail]}
            chosen={details.filter((detail) => !leavesOut.includes(detail))}
            onChange={(kept) =>
              change({
                leavesOut: [
                  ...leavesOut.filter((detail) => !details.includes(detail)),
                  ...details.filter((detail) => !kept.includes(detail)),
                ],
              })
            }
            look={rows}
          />
        )
      })}
    </>
  )
}

export function NameField({ fields: { name }, change, wrong }: PartProps) {
  const { t } = usePrinterText()
  return (
    <TextField
      label={t.name}
      hint={t.nameHint}
      error={wrong('name')}
      autoComplete="off"
      most={printerLimits.name}
      value={name}
      onChange={({ target }) => change({ name: target.value })}
    />
  )
}

export function PaperFields({ fields, change, place }: Omit<PartProps, 'wrong'> & { place: PrinterPlace }) {
  const { t } = usePrinterText()
  const { kind, width, lang, coveredBy } = fields
  return (
    <>
      <SelectField
        label={t.width}
        hint={kind === 'star' ? t.widthHint : undefined}
        value={width}
        onChange={({ target }) => change({ width: Number(target.value) })}
      >
        {slipWidths.map((one) => (
          <option key={one} value={one}>
            {widthText(one, t)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.lang}
        value={lang}
        onChange={({ target }) => change({ lang: locales.find((one) => one === target.value) ?? lang })}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      {place.others.length > 0 && (
        <SelectField
          label={t.takesOver}
          value={coveredBy ?? ''}
          onChange={({ target }) => change({ coveredBy: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t.nobody}</option>
          {place.others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
