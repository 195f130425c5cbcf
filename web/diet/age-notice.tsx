// From which age something of an item or an order may be sold; nothing where no age counts.
import { ageFor, ageForItems } from '../../domain/menu/age.ts'
import type { OrderLine } from '../../domain/order/order.ts'
import { Icon } from '../components/icons/icon.tsx'
import { infoIcon } from '../components/icons/icons.ts'
import { useAllergensText } from '../i18n/customer/index.ts'

type Line = Pick<OrderLine, 'declaration'> & { readonly parts?: readonly Pick<OrderLine, 'declaration'>[] | undefined }

export function AgeNotice({ of }: { of: Parameters<typeof ageForItems>[0] }) {
  const { t } = useAllergensText()
  const age = ageForItems(of)
  if (age === 0) return null
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon of={infoIcon} className="size-5 shrink-0 text-honey-ink" />
      {t.age(age)}
    </p>
  )
}

/** For whoever hands it over. A meal deal of which one part is not declared has no declaration; its other parts do. */
export function AgeMark({ of }: { of: readonly Line[] }) {
  const age = ageFor(of.flatMap((line) => [line, ...(line.parts ?? [])]).map(({ declaration }) => declaration))
  if (age === 0) return null
  return (
    <span dir="ltr" className="ms-1 inline-block rounded-small border border-edge px-1 text-sm leading-snug font-bold">
      {age}+
    </span>
  )
}
