// One item in its sheet: picture, words, options, quantity, note, and one button with the price of all that (OPT-3).
import '../styles/item.css'
import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react'
import { sizesAmong, withoutSizes } from '../../domain/menu/sizes.ts'
import { useMenu } from '../api/menu/menu.ts'
import { pictureOf } from '../api/menu/pictures.ts'
import { type FullItem, fullItem } from '../api/menu/with-groups.ts'
import { useObservable } from '../api/observable.ts'
import { useBackCloses } from '../back-closes.ts'
import { Dialog } from '../components/feedback/dialog.tsx'
import { useItemText } from '../i18n/customer/index.ts'
import { useBranch } from '../ordering/ordering.ts'
import { SaleNote } from '../sale/sale-note.tsx'
import { Contains } from './contains.tsx'
import { HadLast } from './had-last.tsx'
import { ItemFoot } from './item-foot.tsx'
import { ItemNote } from './item-note.tsx'
import { closeItem, type OpenedItem, openedItem } from './opened.ts'
import { OptionGroup } from './option-group.tsx'
import { PartOfDeal } from './part-choice.tsx'
import { useStillMenu } from './still-menu.ts'
import { useItemChoice } from './use-item-choice.ts'
import { warmUp } from './warm-sheet.tsx'

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

/** How many groups, beside the sizes, are drawn with the first frame. */
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
        drawn && <img {...pictureOf(item.image, '(width < 48rem) 100vw, 40rem')} alt="" className="item-picture" />
      }
      actions={<ItemFoot opened={opened} item={item} choice={choice} branch={branch} onWrong={toWhatIsWrong} />}
    >
      <div ref={body}>
        <p className="text-ink-2">{[item.desc, item.desc2].filter(Boolean).join(' · ')}</p>
        <SaleNote item={item} />
        {!opened.line && <HadLast item={item} choice={choice} />}
        <div className="item-groups">
          {sizes && <OptionGroup group={sizes} choice={choice} name={`${name}-size`} />}
          {choice.partChoices.slice(0, whole ? undefined : firstGroups).map((part) => (
            <PartOfDeal key={part.id} part={part} name={`${name}-part-${part.id}`} />
          ))}
          {withoutSizes(choice.asked)
            .slice(0, whole ? undefined : firstGroups)
            .map((group) => (
              <OptionGroup key={group.id} group={group} choice={choice} name={`${name}-${group.id}`} />
            ))}
        </div>
        {whole && <ItemNote item={item} choice={choice} />}
        {whole && <Contains item={item} choice={choice} onMenu={!opened.line} />}
      </div>
    </Dialog>
  )
}

/**
 * What is below the fold of most phones is drawn once the first frame has been seen, so that the sheet opens at once.
 * True from the first frame on if `atOnce`.
 */
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
  const control = first('input:not(:disabled, :checked), button:not([aria-disabled])') ?? first('input, button')
  control?.focus({ preventScroll: true })
}
