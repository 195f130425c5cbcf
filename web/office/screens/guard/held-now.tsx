// What new customers hold at each branch with orders that nobody accepted or paid, against what they may; one tap
// clears a connection (SAFE-5).
import type { Output } from '#contract/index.ts'
import { type HeldKind, heldKinds } from '#domain/order/guard/guard.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import { blockOrder, useHeld } from '#web/data/staff/alert-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { usePriceText } from '#web/office/staff/branch/sees-prices.ts'
import { blockSoon } from '#web/office/staff/guard/pending-blocks.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useGuardText } from '#web/words/board/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'

type BranchHeld = Output<'guard.held'>['held'][number]

const colours: Readonly<Record<HeldKind, string>> = {
  online: 'bg-ink text-paper',
  basket: 'bg-honey-ink text-paper',
  counter: 'bg-honey text-ink',
}

const sumOf = (held: BranchHeld): number => heldKinds.reduce((sum, kind) => sum + held[kind], 0)

/** A chain lists the branches where something is held; so many are shown in any case. */
const alwaysShown = 5
/** Two at one address are a couple at lunch; so many are shown where the branch is full. */
const worthALook = 3

export function HeldNow({ branches }: { branches: readonly StaffBranch[] }) {
  const { t } = useGuardText()
  const read = useHeld()
  if (!read.data) return <Unread of={read} />
  const here = branches.flatMap((branch) => {
    const held = read.data.held.find((one) => one.branch === branch.id)
    return held ? [{ branch, held }] : []
  })
  const shown = here.length <= alwaysShown ? here : here.filter(({ held }) => sumOf(held) > 0)
  const others = here.length - shown.length
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl">{t.held}</h2>
        <p className="text-ink-2">{t.heldHint}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
          {heldKinds.map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-3.5 rounded-small ${colours[kind]}`} />
              <span>{t.heldKinds[kind]}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {shown.map(({ branch, held }) => (
          <BranchRow key={branch.id} branch={branch} held={held} />
        ))}
      </ul>
      {others > 0 && <p className="text-ink-2">{shown.length > 0 ? t.nothingElsewhere(others) : t.nothingHeld}</p>}
    </Card>
  )
}

function BranchRow({ branch, held }: { branch: StaffBranch; held: BranchHeld }) {
  const { t, time } = useGuardText()
  const { most, fullest, connections } = held
  const sum = sumOf(held)
  const isFull = sum >= most || held.total >= held.mostTotal
  const someAsk = connections.some(({ full }) => full)
  const isTimeFull = fullest !== null && fullest.percent >= 100
  return (
    <li className="grid grid-cols-1 gap-3 py-4 first:pt-0 last:pb-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:grid-cols-[7.5rem_minmax(0,1fr)_7.5rem]">
        <h3 className="text-lg leading-tight">
          <bdi>{branch.name}</bdi>
        </h3>
        <div
          className={`flex h-8 gap-0.5 overflow-hidden rounded-small bg-latte-soft max-sm:order-last max-sm:col-span-2 ${isFull ? 'ring-2 ring-cherry' : ''}`}
        >
          {heldKinds
            .filter((kind) => held[kind] > 0)
            .map((kind) => (
              <span
                key={kind}
                title={t.heldKinds[kind]}
                style={{ flexBasis: `${(100 * held[kind]) / Math.max(most, sum)}%` }}
                className={`grid min-w-6 place-items-center text-sm font-bold ${colours[kind]}`}
              >
                <span>{held[kind]}</span>
                <VisuallyHidden>{t.heldKinds[kind]}</VisuallyHidden>
              </span>
            ))}
        </div>
        <p className="text-end leading-tight">
          <b className={`text-2xl ${isFull ? 'text-cherry' : ''}`}>{sum}</b>{' '}
          <span className="text-sm text-ink-2">{t.ofMost(most)}</span>
        </p>
      </div>
      <p className="text-base text-ink-2 sm:ps-34">
        {sum === 0
          ? t.nothingHeld
          : isFull
            ? t.allHeld
            : someAsk
              ? t.roomForOthers(most - sum)
              : t.roomLeft(most - sum)}
      </p>
      {isTimeFull && (
        <p className="text-base sm:ps-34">
          {t.timeHeld(time(fullest.from, branch.timeZone), time(fullest.to, branch.timeZone))}
        </p>
      )}
      {connections
        .filter(({ full, orders }) => full || ((isFull || isTimeFull) && orders >= worthALook))
        .map((connection) => (
          <ConnectionRow key={connection.order} branch={branch} connection={connection} />
        ))}
    </li>
  )
}

type ConnectionRowProps = { branch: StaffBranch; connection: BranchHeld['connections'][number] }

function ConnectionRow({ branch, connection: { order, orders, total, since, full } }: ConnectionRowProps) {
  const { t, time } = useGuardText()
  const price = usePriceText(branch.id)
  const sentences = useRefusalText().t.refusals

  async function refuse(key: string) {
    try {
      const { ended } = await blockOrder({ key, id: order, wide: true })
      showToast(t.blockedAll(ended.length))
    } catch (error) {
      showWarning(sentences[refusalOf(error)])
    }
  }

  function tap() {
    const key = randomKey()
    blockSoon({ order, words: t.willRefuseConnection(orders) }, () => void refuse(key))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-cherry-soft p-3 ps-4">
      <Icon of={warningIcon} className="size-6 shrink-0 text-cherry" />
      <p className="min-w-0 flex-1 basis-52 leading-snug">
        <b className="block">{t.fromConnection(orders)}</b>
        <span className="block text-base">{t.connectionSays(price(total), time(since, branch.timeZone))}</span>
      </p>
      <Button
        variant={full ? 'primary' : 'quiet'}
        size="staff"
        className="px-4! text-base! max-sm:w-full"
        onClick={tap}
      >
        {t.refuseAll}
      </Button>
    </div>
  )
}
