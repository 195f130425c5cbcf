// Links to the edit screen of every category (ROUTE-6), in the order of the menu.

import type { Output } from '#contract/index.ts'
import type { CategoryIcon } from '#domain/menu/category-icons.ts'
import type { Image } from '#domain/menu/menu.ts'
import { editPath } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, chevronIcon } from '#web/ui/icons/icons.ts'
import { pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

/** As many as the demo has. */
const expected = Array.from({ length: 13 }, (_, place) => place)

export function CategoryLinks({ edits }: { edits: boolean }) {
  const words = useMenuEditText().t
  const { t, locale } = useStaffText()
  const menu = useShopMenu(locale).data
  const categories = menu?.categories.filter(({ hidden }) => !hidden)
  const hidden = menu && edits ? hiddenIn(menu) : []
  return (
    <section aria-labelledby="stock">
      <h2 id="stock">{edits ? words.menu : t.shop.stock}</h2>
      {edits && menu?.categories.length === 0 ? (
        <NoCategories />
      ) : (
        <>
          <p className="mt-1 mb-3 text-ink-2">{edits ? words.menuHint : t.shop.stockHint}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2.5">
            {categories?.map(({ id, name, icon, image }) => (
              <li key={id}>
                <a href={linkTo(editPath({ id }))} className="block rounded-card">
                  <Card bare className="flex min-h-18 items-center gap-3 px-3 leading-tight hover:bg-latte-soft">
                    <CategoryMark icon={icon} image={image} />
                    <span className="flex-1 font-semibold">{name}</span>
                    <Icon of={chevronIcon} className="size-5 text-ink-2" />
                  </Card>
                </a>
              </li>
            )) ?? expected.map((place) => <Skeleton key={place} className="h-18 w-full" />)}
          </ul>
        </>
      )}
      {edits && menu?.categories.length !== 0 && (
        <p className="mt-4 flex flex-wrap gap-3">
          <LinkButton href={linkTo('/categories')} variant="quiet" size="staff">
            <Icon of={pencilIcon} className="size-5" />
            <span>{words.arrange}</span>
          </LinkButton>
          {hidden.length > 0 && (
            <LinkButton href={linkTo('/food-edit-hidden')} variant="quiet" size="staff">
              <span>{`${words.hidden}: `}</span>
              <bdi>{hidden.map(({ name }) => name).join(', ')}</bdi>
            </LinkButton>
          )}
        </p>
      )}
    </section>
  )
}

export function NoCategories() {
  const { t } = useMenuEditText()
  return (
    <EmptyState
      icon={bagIcon}
      title={t.noCategories}
      action={<LinkButton href={linkTo('/categories')}>{t.firstCategory}</LinkButton>}
    >
      {t.noCategoriesHint}
    </EmptyState>
  )
}

type CategoryMarkProps = { icon: CategoryIcon; image?: Image | null | undefined }

export function CategoryMark({ icon, image }: CategoryMarkProps) {
  if (image)
    return (
      <img
        src={imageUrl(image, 128)}
        alt=""
        width="44"
        height="44"
        decoding="async"
        className="size-11 shrink-0 rounded-full bg-latte-soft object-cover"
      />
    )
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-latte-soft">
      <Icon of={categoryIcon(icon)} />
    </span>
  )
}

type Menu = Output<'menu.readAll'>

export const hiddenIn = ({ categories, items }: Pick<Menu, 'categories' | 'items'>): Menu['categories'] =>
  categories.filter(({ id, hidden }) => hidden && items.some(({ category }) => category === id))
