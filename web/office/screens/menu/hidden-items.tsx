// The categories that are hidden from customers, with the items that an import put there, and a way to move each.
import type { Output } from '#contract/index.ts'
import { useMoveItems } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { hiddenIn } from './category-mark.tsx'
import { PickField } from './menu-fields.tsx'

type Menu = Output<'menu.readAll'>
type Category = Menu['categories'][number]

export function HiddenItems() {
  const { t } = useMenuEditText()
  return <StaffPage title={t.hidden}>{() => <Sections />}</StaffPage>
}

function Sections() {
  const { t, locale } = useMenuEditText()
  const menu = useShopMenu(locale)
  useStaffUpdates()
  if (!menu.data) return <Unread of={menu} />
  const hidden = hiddenIn(menu.data)
  if (hidden.length === 0)
    return (
      <EmptyState icon={bagIcon} title={t.hiddenNone}>
        {t.hiddenNoneHint}
      </EmptyState>
    )
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-2">{t.hiddenHint}</p>
      {hidden.map((category) => (
        <Section key={category.id} category={category} menu={menu.data} />
      ))}
    </>
  )
}

function Section({ category, menu }: { category: Category; menu: Menu }) {
  const { t } = useMenuEditText()
  const items = menu.items.filter((item) => item.category === category.id)
  const targets = menu.categories.filter(({ hidden }) => !hidden)
  return (
    <section aria-labelledby={`hidden-${category.id}`} className="mb-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id={`hidden-${category.id}`} className="min-w-0 wrap-anywhere">
          <bdi>{category.name}</bdi>
        </h2>
        {items.length > 1 && (
          <div className="w-full sm:w-80">
            <Move
              label={t.moveAll(category.name)}
              what={t.itemCount(items.length)}
              items={items.map(({ id }) => id)}
              targets={targets}
            />
          </div>
        )}
      </div>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {items.map(({ id, name, desc }) => (
          <li key={id}>
            <Card className="grid h-full content-between gap-3">
              <div className="wrap-anywhere">
                <h3 className="text-lg">
                  <bdi>{name}</bdi>
                </h3>
                {desc && (
                  <p className="text-ink-2">
                    <bdi>{desc}</bdi>
                  </p>
                )}
              </div>
              <Move label={t.moveItem(name)} what={name} items={[id]} targets={targets} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MoveProps = { label: string; what: string; items: string[]; targets: readonly Category[] }

function Move({ label, what, items, targets }: MoveProps) {
  const { t } = useMenuEditText()
  const move = useMoveItems()
  const save = useSaveAtOnce(move)

  function to(id: string) {
    const target = targets.find((one) => one.id === id)
    if (target) save({ items, category: id }, () => showToast(t.movedTo(what, target.name)))
  }

  return (
    <PickField
      label={label}
      value=""
      disabled={move.isPending}
      choices={[['', t.staysHidden], ...targets.map(({ id, name }) => [id, name] as const)]}
      onPick={to}
    />
  )
}
