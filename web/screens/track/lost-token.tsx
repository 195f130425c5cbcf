// For customers who lost the token: the telephone numbers of the branches that have one.
import { phoneText } from '../../../domain/shared/phone.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { phoneIcon } from '../../components/icons/icons-more.ts'
import { useOrderText } from '../../i18n/order/index.ts'

export function LostToken() {
  const words = useOrderText().t.track
  const branches = useMenu().branches.filter(({ phone }) => phone !== '')
  if (branches.length === 0) return null
  return (
    <section aria-labelledby="lost-token" className="mt-10">
      <h2 id="lost-token">{words.lost}</h2>
      <p className="mt-1 mb-3 text-ink-2">{words.lostText}</p>
      <ul className="grid gap-2">
        {branches.map((branch) => (
          <li key={branch.id}>
            <a
              href={`tel:${branch.phone}`}
              className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-control bg-card px-4 py-2 shade-card"
            >
              <Icon of={phoneIcon} className="size-5.5" />
              <bdi className="flex-1 font-semibold">{branch.name}</bdi>
              <bdi dir="ltr" className="underline">
                {phoneText(branch.phone)}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
