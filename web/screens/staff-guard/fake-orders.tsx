// Fake orders: who asks to be let in, who is blocked and until when, and what the owner sets (SAFE-5).

import { guardBounds } from '../../../domain/guard/guard.ts'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { type GuardState, readGuardRules, useGuard, useLiftBlock, useSaveGuard } from '../../api/staff/alert-api.ts'
import type { BranchName } from '../../api/staff/shop-api.ts'
import { sendBy, useStaffLive } from '../../api/staff/staff-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Switch } from '../../components/controls/switch.tsx'
import { Card } from '../../components/display/card.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { EditFoot, EditForm } from '../../forms/edit-form.tsx'
import { numberTyped } from '../../forms/typed-number.ts'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { useGuardText } from '../../i18n/board/index.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { Asks } from '../../staff/guard/guard-asks.tsx'
import { useBranches } from '../../staff/shop/my-branches.ts'
import { RefusedNotice, Unread } from '../../staff/states.tsx'
import { showToast } from '../../staff/toasts.tsx'

export const Guard = () => <StaffPage page="fakeOrders">{(member) => <Content member={member} />}</StaffPage>

function Content({ member }: { member: Member }) {
  const { t } = useGuardText()
  const guard = useGuard()
  const branches = useBranches(member, 'orders.handle')
  useStaffLive(branches?.map(({ id }) => id) ?? [])
  if (!guard.data || !branches) return <Unread of={guard} />
  const { blocks, rules, version } = guard.data
  const setsRules = may(member, 'branches.edit')
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {/* One column, so that the rules stand beside a list of any length. */}
      <div className={setsRules ? 'grid min-w-0 gap-5' : 'contents'}>
        <Card className="grid gap-3">
          <h2 className="text-xl">{t.asks}</h2>
          <Asks branches={branches} />
        </Card>
        <BlockList blocks={blocks} branches={branches} />
      </div>
      {setsRules && <RulesCard stored={{ rules, version }} />}
    </div>
  )
}

type BlockListProps = { blocks: GuardState['blocks']; branches: readonly BranchName[] }

function BlockList({ blocks, branches }: BlockListProps) {
  const { t, locale } = useGuardText()
  const lift = useLiftBlock()
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t.blocks}</h2>
      <p className="text-ink-2">{blocks.length === 0 ? t.noBlocks : t.blocksHint}</p>
      <RefusedNotice error={lift.error} />
      <ul className="grid divide-y divide-line empty:hidden">
        {blocks.map(({ id, branch, code, name, wide, at, until, by }) => {
          const zone = branches.find((one) => one.id === branch)?.timeZone
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
              <p className="min-w-0 flex-1 basis-56 leading-snug">
                <span className="block font-semibold wrap-anywhere">
                  <bdi dir="ltr">{code}</bdi>
                  {name !== '' && (
                    <>
                      {' · '}
                      <bdi>{name}</bdi>
                    </>
                  )}
                </span>
                <span className="block text-sm text-ink-2">
                  {`${wide ? t.connection : t.device} · ${t.by(by, formatMoment(at, locale, zone))}`}
                </span>
                <span className="block text-sm font-semibold">{t.until(formatMoment(until, locale, zone))}</span>
              </p>
              <Button
                variant="quiet"
                size="staff"
                aria-label={t.liftOf(code)}
                onClick={() => lift.mutate({ id }, { onSuccess: () => showToast(t.lifted(code)) })}
              >
                {t.lift}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type Stored = Pick<GuardState, 'rules' | 'version'>
const mostAsked = ['waiting', 'openOrders', 'openValue'] as const
const folded = ['open', 'share', 'togetherShare', 'strikes', 'blockHours'] as const
const fields = [...mostAsked, ...folded]
type Field = (typeof fields)[number]
type Typed = Readonly<Record<Field, string> & { on: boolean }>

/** Euros are typed, cents are kept. */
const unit = (field: Field): number => (field === 'openValue' ? 100 : 1)

export function RulesCard({ stored }: { stored: Stored }) {
  const { t } = useGuardText()
  const send = sendBy(useSaveGuard())
  const form = useEditForm<Typed, Stored>({
    name: 'gate rules',
    stored,
    fieldsOf: (now = stored) => typedFrom(now.rules),
    check: (typed) =>
      fields.flatMap((field) => (numberIn(typed, field) === undefined ? [{ problem: 'out_of_bounds', field }] : [])),
    send: (typed, { version } = stored) => send({ rules: rulesIn(typed), version }),
    latest: readGuardRules,
    told: () => showToast(t.saved),
  })
  const { fields: typed } = form
  const wrong = (field: Field) => form.problems.some((problem) => problem.field === field)

  const fieldFor = (field: Field) => {
    const { least, most } = guardBounds[field]
    return (
      <TextField
        key={field}
        label={t[field]}
        hint={field === 'waiting' ? t.waitingHint : undefined}
        error={wrong(field) ? t.between(String(least / unit(field)), String(most / unit(field))) : undefined}
        inputMode="numeric"
        disabled={!typed.on && field !== 'blockHours'}
        value={typed[field]}
        onChange={(event) => form.change({ [field]: event.target.value })}
      />
    )
  }

  return (
    <Card>
      <EditForm form={form} className="grid gap-4">
        <div>
          <h2 className="text-xl">{t.rules}</h2>
          <p className="mt-1 text-ink-2">{t.rulesHint}</p>
        </div>
        <Switch label={t.on} checked={typed.on} onChange={(on) => form.change({ on })} size="staff" />
        <div className="grid items-end gap-4 md:max-lg:grid-cols-3">{mostAsked.map(fieldFor)}</div>
        <details open={folded.some(wrong) || undefined} className="rounded-control border border-line">
          <summary className="flex min-h-12 cursor-pointer items-center rounded-control px-4 font-medium">
            {t.more}
          </summary>
          <div className="grid items-end gap-4 px-4 pt-1 pb-4 md:max-lg:grid-cols-2 xl:grid-cols-2">
            {folded.map(fieldFor)}
          </div>
        </details>
        <EditFoot form={form} words={{ fields: Object.fromEntries(fields.map((field) => [field, t[field]])) }} />
      </EditForm>
    </Card>
  )
}

/** Call it with what has no mistakes. */
const rulesIn = (typed: Typed): Stored['rules'] => ({
  on: typed.on,
  ...(Object.fromEntries(fields.map((field) => [field, numberIn(typed, field)])) as Record<Field, number>),
})

const typedFrom = (rules: Stored['rules']): Typed => ({
  ...(Object.fromEntries(fields.map((field) => [field, String(rules[field] / unit(field))])) as Record<Field, string>),
  on: rules.on,
})

const numberIn = (typed: Typed, field: Field) => numberTyped(typed[field], unit(field), guardBounds[field])
