// An order that is not going ahead: why, that nothing is to be paid, and the nearest thing that can be had (LIFE-2).
import type { TrackedOrder } from '../../../contract/index.ts'
import { type Moment, momentOf } from '../../../domain/order/following.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { CodeDisplay } from '../../components/display/code-display.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { closeIcon } from '../../components/icons/icons.ts'
import { useFollowingText } from '../../i18n/order/index.ts'
import { linkTo } from '../../location.ts'
import { menuPath } from '../../paths.ts'
import { Instead } from './instead.tsx'
import { CallButton } from './reach-us.tsx'

type EndedProps = { order: TrackedOrder; branch: MenuBranch | undefined; now: number }

export function Ended({ order, branch, now }: EndedProps) {
  const { t } = useFollowingText()
  const moment = momentOf(order, now)
  return (
    <>
      <Why order={order} moment={moment} />
      {moment !== 'not-collected' && <Money order={order} />}
      {branch && <Instead order={order} branch={branch} now={now} />}
      <div className="grid gap-3">
        <LinkButton variant="quiet" href={linkTo(menuPath)}>
          {t.toMenu}
        </LinkButton>
        {branch && <CallButton branch={branch} />}
      </div>
    </>
  )
}

function Why({ order, moment }: { order: TrackedOrder; moment: Moment }) {
  const { t } = useFollowingText()
  const { code, endReason, endWords } = order
  const own = moment === 'withdrawn'
  return (
    <section role="status" className={`rounded-card p-5 shade-card ${own ? 'bg-latte-soft' : 'bg-cherry-soft'}`}>
      <div className="flex items-center gap-3 text-md font-bold text-cherry">
        <Icon of={closeIcon} />
        <p className="flex-1">{t.notAhead}</p>
        <span className="text-ink-2">{code && <CodeDisplay code={code} size="row" struck />}</span>
      </div>
      <h2 className="mt-3 text-2xl">{t.moments[moment]}</h2>
      {!own && endReason !== null && endReason !== 'other' && (
        <p className="mt-2 text-md font-semibold">{t.reasons[endReason]}</p>
      )}
      {!own && endWords && (
        <p className="mt-1.5 text-md">
          {t.shopSays}{' '}
          <q className="wrap-anywhere">
            <bdi>{endWords}</bdi>
          </q>
        </p>
      )}
    </section>
  )
}

/** What was paid already is given back. */
function Money({ order }: { order: TrackedOrder }) {
  const { t, money } = useFollowingText()
  return <Notice kind="success">{order.paidAmount ? t.giveBack(money(order.paidAmount)) : t.nothingToPay}</Notice>
}
