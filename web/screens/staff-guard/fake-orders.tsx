// Fake orders: who asks to be let in, who is blocked and until when, and what the owner sets (SAFE-5).
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { type GuardState, useGuard, useLiftBlock } from '../../api/staff/guard-calls.ts'
import { refusalOf, useStaffLive } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useGuardText } from '../../i18n/board/index.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { Asks } from '../../staff/guard/guard-asks.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { Unread } from '../../staff/states.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { RulesCard } from './rules-card.tsx'

export function Guard() {
  const { t } = useGuardText()
  return <StaffPage title={t.title}>{(member) => <Content member={member} />}</StaffPage>
}

function Content({ member }: { member: Member }) {
  const { t } = useGuardText()
  const guard = useGuard()
  const branches = useBranches(member, 'orders.handle')
  useStaffLive(branches?.map(({ id }) => id) ?? [])
  if (!guard.data || !branches) return <Unread of={guard} />
  const { blocks, rules, version } = guard.data
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="grid gap-3 lg:col-span-2">
        <h2 className="text-xl">{t.asks}</h2>
        <Asks branches={branches} />
      </Card>
      <BlockList blocks={blocks} branches={branches} />
      {may(member, 'branches.edit') && <RulesCard stored={{ rules, version }} />}
    </div>
  )
}

type BlockListProps = { blocks: GuardState['blocks']; branches: readonly BranchName[] }

function BlockList({ blocks, branches }: BlockListProps) {
  const { t, locale } = useGuardText()
  const sentences = useRefusalText().t.refusals
  const lift = useLiftBlock()
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-xl">{t.blocks}</h2>
        <p className="mt-1 text-ink-2">{t.blocksHint}</p>
      </div>
      {lift.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(lift.error)]}
        </Notice>
      )}
      {blocks.length === 0 && <p className="text-ink-2">{t.noBlocks}</p>}
      <ul className="grid divide-y divide-line">
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
                  {wide ? t.connection : t.device} · {t.by(by, formatMoment(at, locale, zone))}
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
