// What customers will see of an item while it is edited, and what is still missing before they should.
import { containedInParts, undeclaredAmong } from '#domain/menu/deals/deal-line.ts'
import { directionOf, type Locale, localize } from '#domain/shared/locale.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { parsePrice } from '#domain/shared/typed-price.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { MenuCard } from '#web/ui/display/menu-card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import type { ItemForm } from './item-form.ts'

type ItemViewProps = { form: ItemForm; language: Locale; onLanguage: (language: Locale) => void }

export function ItemView({ form, language, onLanguage }: ItemViewProps) {
  const { t, locale } = useMenuEditText()
  const { customersView } = useEditFormText().t
  const languages = useOfferedLanguages()
  const items = useShopMenu(locale).data?.items ?? []
  const { image, name, desc, desc2, declaration, parts } = form
  const inParts = containedInParts(parts, (id) => items.find((item) => item.id === id)?.declaration)
  const typed = [form.price, ...Object.values(form.sizes).map(({ price }) => price)]
  const prices = typed.map((text) => parsePrice(text)).filter((price) => price !== null && price !== undefined)
  const ready = {
    name: languages.every((each) => name[each]?.trim()),
    price: prices.length > 0,
    picture: image !== null,
    declaration: parts.length > 0 ? undeclaredAmong(inParts) === 0 : declaration !== null,
  }
  return (
    <>
      <section aria-label={customersView} className="grid gap-2">
        {languages.length > 1 && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span aria-hidden="true" className="text-sm font-medium text-ink-2">
              {customersView}
            </span>
            <Segmented
              label={t.viewLanguage}
              value={language}
              onChange={onLanguage}
              segments={languages.map((value) => ({ value, text: <span className="uppercase">{value}</span> }))}
            />
          </div>
        )}
        <ul lang={language} dir={directionOf(language)}>
          <MenuCard
            picture={image ? pictureOf(image) : undefined}
            name={<bdi>{localize(name, language) || '…'}</bdi>}
            lines={[localize(desc, language), localize(desc2, language)].filter(Boolean).join(' ')}
            price={prices.map((price) => formatMoney(price, language)).join(' · ')}
          />
        </ul>
      </section>
      <Card>
        <h2 className="text-md">{t.ready}</h2>
        <ul className="mt-2 grid gap-1.5">
          {(['name', 'price', 'picture', 'declaration'] as const).map((one) => (
            <li key={one} className="flex items-center gap-2">
              <Icon
                of={ready[one] ? checkIcon : warningIcon}
                className={`size-5 ${ready[one] ? 'text-leaf' : 'text-honey-ink'}`}
              />
              <span>{`${t.readyFor[one]}${!ready[one] ? `: ${t.notReady}` : ''}`}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
