// What a search of the order list finds in the archive, each to be brought back alone.
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { useArchivedOrders, useBringBack } from '../../api/staff/orders/orders.ts'
import { Button } from '../../components/controls/button.tsx'
import { TokenDisplay } from '../../components/display/token-display.tsx'
import { formatMoment } from '../../i18n/format-more.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useTellRefusal } from '../../staff/tell-refusal.ts'
import { showToast } from '../../staff/toasts.tsx'

type ArchivedOrdersProps = { search: string; places: readonly BranchName[] }

export function ArchivedOrders({ search, places }: ArchivedOrdersProps) {
  const { t, locale, money } = useStaffText()
  const found = useArchivedOrders(search).data?.orders ?? []
  const back = useBringBack()
  const tellRefusal = useTellRefusal()
  if (found.length === 0) return null

  function bringBack(id: number) {
    back.mutate(id, {
      onSuccess: () => showToast(t.list.broughtBack(1)),
      onError: (error) => tellRefusal(error, () => bringBack(id)),
    })
  }

  return (
    <section aria-labelledby="in-archive" className="grid gap-2">
      <h2 id="in-archive" className="text-lg">
        {t.list.inArchive}
      </h2>
      <ul className="grid gap-2 xl:grid-cols-2">
        {found.map(({ id, branch, token, code, customerName, total, archivedAt }) => {
          const place = places.find((one) => one.id === branch)
          return (
            <li key={id} className="flex items-center gap-3 rounded-control bg-card p-3 ps-4 shade-card">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <bdi dir="ltr" className="text-lg font-semibold">
                    {code || `#${id}`}
                  </bdi>
                  <bdi className="font-semibold wrap-anywhere">{customerName}</bdi>
                  <span>{money(total)}</span>
                </p>
                <p className="text-sm text-ink-2">
                  <TokenDisplay token={token} size="row" /> · {place?.name ?? branch} ·{' '}
                  {formatMoment(archivedAt, locale, place?.timeZone)}
                </p>
              </div>
              <Button
                variant="quiet"
                size="staff"
                aria-label={`${t.list.bringBack} ${code || `#${id}`}`}
                busy={back.isPending && back.variables === id}
                onClick={() => bringBack(id)}
              >
                {t.list.bringBack}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
