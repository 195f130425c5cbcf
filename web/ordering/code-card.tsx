// The code that is called out, as large as the phone allows, with the name for the cup and the branch (CALL-1).
import type { TrackedOrder } from '../../contract/index.ts'
import { branchTitle } from '../../domain/brand/brand-words.ts'
import { useBrand } from '../api/menu/brand.ts'
import type { MenuBranch } from '../api/menu/menu.ts'
import { CodeDisplay } from '../components/display/code-display.tsx'
import { TokenDisplay } from '../components/display/token-display.tsx'
import { useFollowingText, useOrderText } from '../i18n/order/index.ts'

/** Imported orders have no code and are called by their token. */
export function CodeCard({ order, branch }: { order: TrackedOrder; branch: MenuBranch | undefined }) {
  const { t } = useOrderText()
  const words = useFollowingText().t
  const shop = useBrand().name
  const { code, cupName, form, table } = order
  return (
    <section className="rounded-card bg-honey-soft px-4 py-4 text-center shade-card">
      <p className="font-semibold text-honey-ink">{code ? words.code : t.track.order}</p>
      <p className="mt-1.5 mb-2">{code ? <CodeDisplay code={code} /> : <TokenDisplay token={order.token} />}</p>
      <p className="text-ink-soft">
        {cupName && (
          <>
            <bdi className="font-bold">{cupName}</bdi>
            {' · '}
          </>
        )}
        {form === 'table' && table !== null && `${t.checkout.tableNumber(table)} · `}
        {branch && <bdi>{branchTitle(shop, branch.name)}</bdi>}
      </p>
    </section>
  )
}
