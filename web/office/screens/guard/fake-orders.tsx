// Fake orders: what is held, who asks to be let in, who is blocked and until when, and what the owner sets (SAFE-5).

import { guardBounds } from '#domain/order/guard/guard.ts'
import { may } from '#domain/people/staff.ts'
import type { Member } from '#web/data/session/session.ts'
import { type GuardState, readGuardRules, useGuard, useLiftBlock, useSaveGuard } from '#web/data/staff/alert-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { sendBy, useStaffLive } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { numberTyped } from '#web/office/forms/typed-number.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Asks } from '#web/office/staff/guard/guard-asks.tsx'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useGuardText } from '#web/words/board/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { HeldNow } from './held-now.tsx'

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
    <div className="@container">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 ${setsRules ? '@min-[50rem]:grid-cols-[minmax(0,1fr)_21rem]' : ''}`}
      >
        {/* One column, so that the rules stand beside a list of any length. */}
        <div className="grid min-w-0 gap-5">
          <HeldNow branches={branches} />
          <Card className="grid gap-3">
            <h2 className="text-xl">{t.asks}</h2>
            <Asks branches={branches} />
          </Card>
          <BlockList blocks={blocks} branches={branches} />
        </div>
        {setsRules && <RulesCard stored={{ rules, version }} />}
      </div>
    </div>
  )
}

type BlockListProps = { blocks: GuardState['blocks']; branches: readonly StaffBranch[] }

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
const fields = ['waiting', 'holdMinutes'] as const
type Field = (typeof fields)[number]
type TypedLimits = Readonly<Record<Field, string> & { on: boolean }>

function RulesCard({ stored }: { stored: Stored }) {
  const { t, money } = useGuardText()
  const send = sendBy(useSaveGuard())
  const form = useEditForm<TypedLimits, Stored>({
    name: 'gate rules',
    stored,
    fieldsOf: ({ rules } = stored) => ({
      on: rules.on,
      waiting: String(rules.waiting),
      holdMinutes: String(rules.holdMinutes),
    }),
    check: (typed) =>
      fields.flatMap((field) => (numberIn(typed, field) === undefined ? [{ problem: 'out_of_bounds', field }] : [])),
    send: (typed, { version } = stored) => send({ rules: rulesIn(typed), version }),
    latest: readGuardRules,
    wishOf: rulesIn,
    told: () => showToast(t.saved),
  })
  const { fields: typed } = form

  const fieldFor = (field: Field, hint: string) => {
    const { least, most } = guardBounds[field]
    const isWrong = form.problems.some((problem) => problem.field === field)
    return (
      <TextField
        label={t[field]}
        hint={hint}
        error={isWrong ? t.between(String(least), String(most)) : undefined}
        inputMode="numeric"
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
        <div>
          <Switch label={t.on} checked={typed.on} onChange={(on) => form.change({ on })} size="staff" />
          <p className="text-sm text-ink-2">{t.onHint}</p>
        </div>
        {fieldFor('waiting', t.waitingHint)}
        {fieldFor('holdMinutes', t.holdMinutesHint)}
        <details className="rounded-control border border-line">
          <summary className="flex min-h-12 cursor-pointer items-center rounded-control px-4 font-medium">
            {t.more}
          </summary>
          <ul className="grid gap-3 px-4 pt-1 pb-4 text-base text-ink-2">
            {t.limits({ waiting: stored.rules.waiting, money }).map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </details>
        <EditFoot form={form} words={{ fields: Object.fromEntries(fields.map((field) => [field, t[field]])) }} />
      </EditForm>
    </Card>
  )
}

const numberIn = (typed: TypedLimits, field: Field) => numberTyped(typed[field], 1, guardBounds[field])

/** Call it with what has no mistakes. */
const rulesIn = (typed: TypedLimits): Stored['rules'] => ({
  on: typed.on,
  waiting: numberIn(typed, 'waiting') ?? 0,
  holdMinutes: numberIn(typed, 'holdMinutes') ?? 0,
})
