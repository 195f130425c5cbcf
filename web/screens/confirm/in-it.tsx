// What the ordered items contain, as it was declared when they were ordered (ALLG-3).
import type { TrackedOrder } from '../../../contract/index.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { Card } from '../../components/display/card.tsx'
import { Declared } from '../../diet/declared.tsx'
import { useAllergensText } from '../../i18n/allergens/index.ts'

export function InIt({ order: { lines } }: { order: TrackedOrder }) {
  const { t, locale } = useAllergensText()
  return (
    <Card>
      <h2 className="mb-2">{t.title}</h2>
      <ul className="grid gap-2.5">
        {lines.map(({ id, name, quantity, declaration }) => (
          <li key={id}>
            <p className="font-semibold">
              {quantity} × <bdi>{localize(name, locale)}</bdi>
            </p>
            <Declared declaration={declaration} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
