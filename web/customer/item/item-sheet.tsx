// One item in its sheet: picture, words, options, quantity, note, and one button with the price of all that (OPT-3).

import '#web/ui/styles/item.css'
import { Activity, type ReactNode, startTransition, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { pieceOf } from '#domain/menu/deals/deal-line.ts'
import { hasPicture } from '#domain/menu/menu.ts'
import { sameChosen } from '#domain/menu/options.ts'
import { lineOptions } from '#domain/menu/piece-price.ts'
import { sizesAmong, withoutSizes } from '#domain/menu/sizes.ts'
import { sameParts } from '#domain/order/cart/cart.ts'
import { canBeOrdered, checkLine } from '#domain/order/cart/checked-line.ts'
import { useBackCloses } from '#web/data/address/back-closes.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { type FullItem, fullItem } from '#web/data/menu/with-groups.ts'
import { useObservable } from '#web/data/observable.ts'
import { useSearch } from '#web/data/page/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useAllergensText, useItemText } from '#web/words/customer/index.ts'
import { useText } from '#web/words/index.tsx'
import { AddNote, focusNote, isLongNote, NoteField } from '../cart/note-field.tsx'
import { useOptionLine, usePartLine } from '../cart/option-words.tsx'
import { AgeNotice, DeclaredContents } from '../diet/declared.tsx'
import { dietView, overMenu } from '../diet/diet-view.ts'
import { useBranch } from '../ordering/ordering.ts'
import { ItemReduction } from '../reductions/item-reduction.tsx'
import { SaleNote } from '../sale/sale-note.tsx'
import { ItemFoot } from './item-foot.tsx'
import { hadOf } from './last-choices.ts'
import { closeItem, type OpenedItem, openedItem } from './opened.ts'
import { OptionGroupField } from './option-group.tsx'
import { PartOfDeal } from './part-choice.tsx'
import { ItemMark } from './small-picture.tsx'
import { type ItemChoice, useItemChoice } from './use-item-choice.ts'

const ItemHeart = lazyPart(
  () => import('./item-heart.tsx').then((file) => file.ItemHeart),
  <span className="size-12" />,
)

export function ItemSheet() {
  useWarmSheet()
  useStillMenu()
  const opened = useObservable(openedItem)
  const menu = useMenu()
  const here = useBranch()?.id ?? null
  const item = opened ? fullItem(menu, opened.item, here) : undefined
  useBackCloses('item', Boolean(opened && item), closeItem)
  return opened && item ? <OpenItem opened={opened} item={item} /> : null
}

/** How many groups, besides the sizes, are drawn with the first frame. */
const firstGroups = 1

/** Once, for some item with options. */
function useWarmSheet() {
  const menu = useMenu()
  const example = useMemo(() => menu.items.find(({ groups }) => groups && groups.length > 1)?.id, [menu])
  const item = example && fullItem(menu, example, null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(
    () => (item ? warmUp(<OpenItem opened={{ item: item.id }} item={item} drawn={false} />) : undefined),
    [Boolean(item)],
  )
}

type OpenItemProps = {
  opened: OpenedItem
  item: FullItem
  /** False: nobody sees it, so its picture is not loaded. */
  drawn?: boolean
}

function OpenItem({ opened, item, drawn = true }: OpenItemProps) {
  const { t } = useItemText()
  const branch = useBranch()
  const choice = useItemChoice(opened, item, useMenu(), branch?.id ?? null)
  const sizes = sizesAmong(choice.asked)
  const whole = useAfterFirstFrame(opened.urgent === true)
  const body = useRef<HTMLDivElement>(null)
  const name = useId()
  const toWhatIsWrong = () => requestAnimationFrame(() => focusWrong(body.current))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the sheet opens.
  useEffect(() => {
    if (opened.urgent) toWhatIsWrong()
  }, [])

  return (
    <Dialog
      open
      onClose={closeItem}
      title={item.name}
      closeLabel={t.close}
      shape="sheet-in item-sheet shade-bar"
      picture={
        drawn &&
        (hasPicture(item.image) ? (
          <img {...pictureOf(item.image, '(width < 48rem) 100vw, 40rem')} alt="" className="item-picture" />
        ) : (
          <ItemMark item={item.id} className="item-picture" />
        ))
      }
      beside={drawn && <ItemHeart item={item.id} name={item.name} />}
      actions={<ItemFoot opened={opened} item={item} choice={choice} branch={branch} onWrong={toWhatIsWrong} />}
    >
      <div ref={body}>
        <p className="text-ink-2">{[item.desc, item.desc2].filter(Boolean).join(' · ')}</p>
        <SaleNote item={item} />
        <ItemReduction item={item} chosen={choice.chosen} price={choice.price} />
        {!opened.line && <HadLast item={item} choice={choice} />}
        <div className="item-groups">
          {sizes && <OptionGroupField group={sizes} choice={choice} name={`${name}-size`} />}
          {choice.partChoices.slice(0, whole ? undefined : firstGroups).map((part) => (
            <PartOfDeal key={part.id} part={part} name={`${name}-part-${part.id}`} />
          ))}
          {withoutSizes(choice.asked)
            .slice(0, whole ? undefined : firstGroups)
            .map((group) => (
              <OptionGroupField key={group.id} group={group} choice={choice} name={`${name}-${group.id}`} />
            ))}
        </div>
        {whole && <ItemNote item={item} choice={choice} />}
        {whole && <Contains item={item} choice={choice} onMenu={!opened.line} />}
      </div>
    </Dialog>
  )
}

/** False until the first frame was seen, so that the sheet opens at once; always true if `atOnce`. */
function useAfterFirstFrame(atOnce: boolean): boolean {
  const [seen, setSeen] = useState(atOnce)
  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setSeen(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return seen
}

/** The first thing in the first group in which something is missing. */
function focusWrong(body: HTMLElement | null): void {
  const wrong = body?.querySelector<HTMLElement>('[data-wrong]')
  wrong?.scrollIntoView({ block: 'center' })
  const first = (controls: string) => wrong?.querySelector<HTMLElement>(controls)
  const control =
    first('input:not(:disabled, :checked), textarea, button:not([aria-disabled])') ?? first('input, button')
  control?.focus({ preventScroll: true })
}

const atOnce = { quantity: 1, note: '', seenPrice: 0 }

function HadLast({ item, choice }: { item: FullItem; choice: ItemChoice }) {
  const { t, money } = useItemText()
  const words = useOptionLine()
  const partLine = usePartLine()
  const [had] = useState(() => hadOf(item.id))
  const { shop } = choice
  if (!had) return null
  const { parts = [] } = had
  const line = { item: item.id, options: had.options, parts, ...atOnce }
  const { mark, price, chosen } = checkLine(line, item, true, shop.optionOut, { here: true }, shop)
  if (!canBeOrdered(mark)) return null
  const same = sameChosen(chosen, choice.chosen) && sameParts(parts, choice.parts)
  const ofParts = (pieceOf(item, 0, chosen, parts, shop).parts ?? []).map(partLine)
  const text = [words(lineOptions(choice.groups, chosen)), ...ofParts, money(price)]
  return (
    <div className="item-again">
      <p>
        <span className="block text-sm">{t.lastTime}</span>
        <span className="font-semibold">{text.filter(Boolean).join(' · ')}</span>
      </p>
      <Button variant="quiet" aria-pressed={same} onClick={() => choice.take(chosen, parts)}>
        {same && <Icon of={checkIcon} className="size-5" />}
        <span>{t.sameAgain}</span>
      </Button>
    </div>
  )
}

function ItemNote({ item, choice: { note, setNote } }: { item: FullItem; choice: ItemChoice }) {
  const id = useId()
  const [open, setOpen] = useState(note !== '')
  if (open) {
    return (
      <div className="item-note" {...(isLongNote(note) && { 'data-wrong': '' })}>
        <NoteField id={id} name={item.name} note={note} onChange={setNote} />
      </div>
    )
  }
  return (
    <div className="item-note">
      <AddNote
        name={item.name}
        onOpen={() => {
          setOpen(true)
          focusNote(id)
        }}
      />
    </div>
  )
}

type ContainsProps = { item: FullItem; choice: ItemChoice; onMenu: boolean }

function Contains({ item, choice, onMenu }: ContainsProps) {
  const words = useText().t.menu
  const { t } = useAllergensText()
  const { depends } = useItemText().t
  const diet = useObservable(dietView)
  const { declaration, parts, age } = pieceOf(item, 0, choice.chosen, choice.parts, choice.shop)
  // What is not chosen yet may bring anything, so nobody reads that there is nothing.
  const says = choice.complete || !declaration || declaration.contains.length > 0
  function sayWhat() {
    closeItem()
    overMenu.write('avoid')
  }
  return (
    <section className="item-contains">
      {diet && choice.complete && <diet.Verdict declaration={declaration ?? undefined} />}
      <h3 className="text-md">{t.title}</h3>
      {says && <DeclaredContents declaration={declaration} parts={parts} className="text-base" />}
      {!choice.complete && <p>{depends}</p>}
      <AgeNotice of={[age]} />
      {diet && <diet.Caution />}
      {!diet && onMenu && (
        <Button variant="text" className="-ms-2 justify-self-start" onClick={sayWhat}>
          {words.diet}
        </Button>
      )}
    </section>
  )
}

/** How long the page gets for it, in ms; it is drawn between its other work. */
const patience = 3000

/** Draws it outside the document, without effects and at the lowest priority, and forgets it. */
function warmUp(part: ReactNode): () => void {
  const root = createRoot(document.createElement('div'))
  startTransition(() => root.render(<Activity mode="hidden">{part}</Activity>))
  const timer = setTimeout(() => root.unmount(), patience)
  return () => {
    clearTimeout(timer)
    root.unmount()
  }
}

/** How long nothing has changed, in ms, before what is far away is left out. */
const calm = 300

/**
 * Leaves out the sections of the menu that are far from the window. The browser remembers their heights from when they
 * were laid out, so nothing moves; what may change the heights, or did, has them laid out again.
 */
function useStillMenu(): void {
  const menu = useMenu()
  const branch = useBranch()
  const diet = useObservable(dietView)
  const search = useSearch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of them may change the heights.
  useEffect(() => {
    const { dataset } = document.documentElement
    let timer = 0
    // Also tells the size it has at first, and of sections that a slow phone adds late.
    const sizes = new ResizeObserver(() => {
      delete dataset.still
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        dataset.still = ''
      }, calm)
    })
    sizes.observe(document.body)
    return () => {
      sizes.disconnect()
      clearTimeout(timer)
    }
  }, [menu, branch, diet, search])
}
