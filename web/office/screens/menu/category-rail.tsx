// The categories beside their items, in the order of the menu: how many items each has or how many have run out; who
// edits the menu drags them by their dots, or moves the chosen one by its two arrows (CATG-1, EDIT-7).
import { type DragEvent, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { categoryEditPath, editPath, newOne } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import { usePlaceCategory } from '#web/data/staff/menu-api.ts'
import { type StaffBranch, useStock } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { useReach } from '#web/office/staff/branch/my-branches.ts'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { eyeOffIcon, plusIcon } from '#web/ui/icons/icons.ts'
import { downIcon, gripIcon, pencilIcon, slidersIcon, upIcon } from '#web/ui/icons/icons-staff.ts'
import { ChipNav } from '#web/ui/navigation/chip-nav.tsx'
import { useCategoryText, useMenuEditText, useOptionEditText } from '#web/words/editor/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { hiddenIn } from './category-mark.tsx'

type Menu = Output<'menu.readAll'>
type Category = Menu['categories'][number]

type CategoryRailProps = {
  menu: Menu
  /** Where the member sets the stock. */
  branches: readonly StaffBranch[]
  edits: boolean
  /** The categories whose items are shown. */
  current: readonly string[]
  /** The address of the page. */
  path: string
}

/** Beside the items where there is room; chips above them elsewhere. */
export function CategoryRail({ menu, branches, edits, current, path }: CategoryRailProps) {
  const { t } = useStaffText()
  const words = useCategoryText().t
  const counts = useCounts(menu, branches)
  const move = useMove(menu.categories)
  const { over, dragOf } = useDragging(move)
  const places = usePlaces(menu, edits)
  const shown = menu.categories.filter(({ hidden }) => !hidden)
  const isAlone = (id: string) => current.length === 1 && current[0] === id

  return (
    <>
      <ChipNav
        label={t.stock.categories}
        current={current.at(-1) ?? path}
        className="@min-[50rem]:hidden [&_a]:h-12"
        items={[
          ...shown.map(({ id, name, icon, image }) => ({
            id,
            text: name,
            href: linkTo(editPath({ id })),
            ...(image ? { picture: imageUrl(image, 128) } : { icon: categoryIcon(icon) }),
          })),
          ...places.map((place) => ({ id: place.path, text: place.text, href: linkTo(place.path), icon: place.icon })),
        ]}
      />
      <Card bare className="p-1.5 @max-[50rem]:hidden">
        <div className="flex min-h-11 items-center ps-2.5">
          <h2 className="me-auto text-lg">{t.stock.categories}</h2>
          {edits && path !== '/categories' && (
            <IconButton icon={plusIcon} label={words.add} onClick={() => openEditor(categoryEditPath(newOne))} />
          )}
        </div>
        <nav aria-label={t.stock.categories}>
          <ul>
            {shown.map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                counts={counts(category.id)}
                isCurrent={current.includes(category.id)}
                isOver={over === category.id}
                arrows={edits && isAlone(category.id) ? stepsOf(shown, category, move) : undefined}
                drag={edits ? dragOf(category) : undefined}
              />
            ))}
          </ul>
          <ul className="mt-1.5 border-t border-line pt-1.5 empty:hidden">
            {places.map((place) => (
              <li key={place.path}>
                <a
                  href={linkTo(place.path)}
                  aria-current={place.path === path ? 'true' : undefined}
                  className={`flex min-h-11 items-center gap-2.5 rounded-small px-2.5 leading-tight font-medium ${chosen}`}
                >
                  <Icon of={place.icon} className="size-5 shrink-0" />
                  <bdi className="min-w-0 wrap-anywhere">{place.text}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
    </>
  )
}

const chosen = 'not-aria-current:hover:bg-latte-soft aria-current:bg-ink aria-current:text-paper'

type Steps = { up: (() => void) | undefined; down: (() => void) | undefined }
type Dragging = {
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

type CategoryRowProps = {
  category: Category
  counts: Counts
  isCurrent: boolean
  /** Something is held over it, to be put in its place. */
  isOver: boolean
  arrows: Steps | undefined
  drag: Dragging | undefined
}

function CategoryRow({ category, counts, isCurrent, isOver, arrows, drag }: CategoryRowProps) {
  const { id, name, icon, image } = category
  const { t } = useMenuEditText()
  const { onDragStart, onDragEnd, onDragOver, onDrop } = drag ?? {}
  return (
    <li
      onDragOver={onDragOver}
      onDrop={onDrop}
      className={`flex items-center rounded-small ${isCurrent ? 'bg-ink text-paper' : 'hover:bg-latte-soft'} ${isOver ? 'outline-2 outline-ink' : ''}`}
    >
      {drag && (
        <span
          aria-hidden="true"
          draggable
          title={t.dragHint}
          onDragStart={onDragStart}
          onDragEnd={onDragEnd}
          className={`grid h-11 w-7 shrink-0 cursor-grab place-items-center ${isCurrent ? 'text-latte' : 'text-edge'}`}
        >
          <Icon of={gripIcon} className="size-4.5 stroke-3" />
        </span>
      )}
      <a
        href={linkTo(editPath({ id }))}
        aria-current={isCurrent ? 'true' : undefined}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-small py-1 leading-tight font-semibold ${drag ? '' : 'ps-2.5'}`}
      >
        {image ? (
          <img src={imageUrl(image, 128)} alt="" width="24" height="24" className="size-6 rounded-full object-cover" />
        ) : (
          <Icon of={categoryIcon(icon)} className={`size-5 shrink-0 ${isCurrent ? 'text-honey' : 'text-ink-2'}`} />
        )}
        <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
        {!arrows && <Count of={counts} isCurrent={isCurrent} />}
      </a>
      {arrows && (
        <>
          <IconButton icon={upIcon} label={t.up(name)} disabled={!arrows.up} onClick={arrows.up} />
          <IconButton icon={downIcon} label={t.down(name)} disabled={!arrows.down} onClick={arrows.down} />
        </>
      )}
    </li>
  )
}

function Count({ of: { items, out }, isCurrent }: { of: Counts; isCurrent: boolean }) {
  const { t } = useMenuEditText()
  const tone = isCurrent ? 'text-latte' : out > 0 ? 'text-cherry' : 'text-ink-2'
  return (
    <span className={`pe-3 text-sm tabular-nums ${tone}`}>
      {out > 0 ? (
        t.outCount(out)
      ) : (
        <>
          <span aria-hidden="true">{items}</span>
          <span className="sr-only">{t.itemCount(items)}</span>
        </>
      )}
    </span>
  )
}

/** A category is dropped on another one, whose place it takes. */
function useDragging(move: Move) {
  const [dragged, setDragged] = useState<Category>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const dragOf = (category: Category): Dragging => ({
    onDragStart: (event) => {
      event.dataTransfer.setData('text/plain', category.name)
      setDragged(category)
    },
    onDragEnd: end,
    onDragOver: (event) => {
      if (!dragged) return
      event.preventDefault()
      setOver(category.id)
    },
    onDrop: (event) => {
      event.preventDefault()
      if (dragged && dragged.id !== category.id) move(dragged, category)
      end()
    },
  })
  return { over, dragOf }
}

interface Counts {
  readonly items: number
  /** How many of them have run out at a branch that a press reaches. */
  readonly out: number
}

function useCounts(menu: Menu, branches: readonly StaffBranch[]): (category: string) => Counts {
  const reached = useReach(branches)
  const stock = useStock().data?.items ?? []
  return (category) => {
    const out = stock.filter((item) => item.category === category && reached.some(({ id }) => item.out.includes(id)))
    return { items: menu.items.filter((item) => item.category === category).length, out: out.length }
  }
}

/** One place up or down among the categories that customers see. */
function stepsOf(shown: readonly Category[], category: Category, move: Move): Steps {
  const at = shown.indexOf(category)
  const to = (other: Category | undefined) => other && (() => move(category, other))
  return { up: to(shown[at - 1]), down: to(shown[at + 1]) }
}

type Move = (category: Category, to: Category) => void

/** To the place of another one, past those between them: each of these makes room by one place. */
function useMove(categories: readonly Category[]): Move {
  const { t, number } = useCategoryText()
  const save = useSaveAtOnce(usePlaceCategory())
  return (category, to) => {
    const from = categories.findIndex(({ id }) => id === category.id)
    const end = categories.findIndex(({ id }) => id === to.id)
    const by = from < end ? 1 : -1
    const step = (at: number) => {
      const index = categories[at]?.index
      if (index === undefined) return
      save({ id: category.id, index }, () => {
        if (at === end) showToast(t.moved(category.name, number(index)))
        else step(at + by)
      })
    }
    step(from + by)
  }
}

interface Place {
  readonly path: string
  readonly text: string
  readonly icon: IconShape
}

/** What stands on the page besides the items, for those who edit the menu. */
function usePlaces(menu: Menu, edits: boolean): readonly Place[] {
  const { t } = useMenuEditText()
  const options = useOptionEditText().t
  if (!edits) return []
  const hidden = hiddenIn(menu)
    .map(({ name }) => name)
    .join(', ')
  return [
    { path: '/food-edit-options', text: options.title, icon: slidersIcon },
    { path: '/categories', text: t.arrange, icon: pencilIcon },
    ...(hidden ? [{ path: '/food-edit-hidden', text: `${t.hidden}: ${hidden}`, icon: eyeOffIcon }] : []),
  ]
}
