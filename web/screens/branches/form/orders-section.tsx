// How the branch takes orders: until when, how soon they are ready, in which forms, at how many tables.
import { askedFields, orderForms } from '../../../../domain/branch/branch.ts'
import { ChoicePills } from '../../../components/controls/choice-pills.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { ProblemLine, Section, type SectionProps, Tick } from './form-parts.tsx'
import { TimeInput } from './periods-field.tsx'

export function OrdersSection({ form }: SectionProps) {
  const { t } = useBranchText()
  const { draft, change, problems } = form
  const error = (field: string) => problems[field] && t.problems[problems[field]]
  return (
    <Section id="orders" title={t.orders}>
      <CutOff form={form} />
      <TextField
        label={t.daysAhead}
        hint={t.daysAheadHint}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        error={error('daysAhead')}
        value={draft.daysAhead}
        onChange={(event) => change({ daysAhead: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t.prep}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          error={error('prepMinutes')}
          value={draft.prepMinutes}
          onChange={(event) => change({ prepMinutes: event.target.value })}
        />
        <TextField
          label={t.tables}
          hint={t.tablesHint}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          error={error('tables')}
          value={draft.tables}
          onChange={(event) => change({ tables: event.target.value })}
        />
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t.forms}</legend>
        <div className="flex flex-wrap gap-2">
          {orderForms.map((one) => (
            <Tick
              key={one}
              text={t.formNames[one]}
              checked={draft.forms.includes(one)}
              describedBy={problems.forms && 'forms-problem'}
              onChange={(checked) =>
                change({ forms: orderForms.filter((each) => (each === one ? checked : draft.forms.includes(each))) })
              }
            />
          ))}
        </div>
        {problems.forms && (
          <div className="mt-2">
            <ProblemLine id="forms-problem">{t.problems[problems.forms]}</ProblemLine>
          </div>
        )}
      </fieldset>
      <ChoicePills
        label={t.addressField}
        name="address-field"
        value={draft.addressField}
        choices={askedFields.map((value) => ({ value, text: t.addressFields[value] }))}
        onChange={(addressField) => change({ addressField })}
      />
      <ChoicePills
        label={t.phoneField}
        name="phone-field"
        value={draft.phoneField}
        choices={askedFields.map((value) => ({ value, text: t.phoneFields[value] }))}
        onChange={(phoneField) => change({ phoneField })}
      />
    </Section>
  )
}

function CutOff({ form }: SectionProps) {
  const { t } = useBranchText()
  const { draft, change, problems } = form
  const problem = problems.cutOff
  return (
    <div className="grid gap-2">
      <ChoicePills
        label={t.cutOff}
        name="cut-off"
        value={draft.cutOffOn ? 'time' : 'none'}
        choices={[
          { value: 'time', text: t.cutOffAt },
          { value: 'none', text: t.cutOffNone },
        ]}
        onChange={(value) => change({ cutOffOn: value === 'time' })}
      />
      {draft.cutOffOn && (
        <TimeInput
          label={t.cutOffTime}
          value={draft.cutOff}
          describedBy={problem && 'cut-off-problem'}
          onChange={(cutOff) => change({ cutOff })}
        />
      )}
      {problem && <ProblemLine id="cut-off-problem">{t.problems[problem]}</ProblemLine>}
    </div>
  )
}
