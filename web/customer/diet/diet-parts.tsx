// What the menu shows to a visitor who avoids something; loaded once somebody says so (ALLG-2).
import type { Declaration } from '#domain/menu/allergens.ts'
import { type Avoidable, type AvoidList, avoidsAny, fits, restShown } from '#domain/menu/diet.ts'
import { type MenuState, menuStore } from '#web/data/menu/menu-state.ts'
import { loadWords } from '#web/data/page/page-locale.ts'
import { readBranchId, watchBranchId } from '../cart/cart-store.ts'
import './diet.css'
import { useState } from 'react'
import { broughtBy } from '#domain/menu/option-fit.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { useBackCloses } from '#web/data/address/back-closes.ts'
import type { MenuItem } from '#web/data/menu/public-menu-api.ts'
import type { FullItem } from '#web/data/menu/with-groups.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { closeIcon, leafIcon } from '#web/ui/icons/icons.ts'
import type { AllergensText } from '#web/words/customer/en.ts'
import { useAllergensText, useDietText } from '#web/words/customer/index.ts'
import { useBranch } from '../ordering/ordering.ts'
import { avoidList, changeAvoidList, useAvoidList } from './avoid-list.ts'
import { type CardLook, type DietView, dietView, overMenu } from './diet-view.ts'
import { FitWords, fitOf, type ItemFits } from './item-fit.tsx'

const looks: Readonly<Record<ItemFits['fit'], CardLook>> = {
  fits: 'plain',
  'with-choice': 'swap',
  chosen: 'swap',
  traces: 'plain',
  'not-declared': 'ask',
  not: 'not',
}

function viewOf(list: AvoidList, menu: MenuState, branch: string | null): DietView | null {
  if (!avoidsAny(list)) return null
  const found = new Map<string, ItemFits>()
  const fitting = (id: string): ItemFits => {
    const fit = found.get(id) ?? fitOf(id, list, menu, branch)
    found.set(id, fit)
    return fit
  }
  return {
    shows: ({ id }) => list.rest === 'grey' || fitting(id).fit !== 'not',
    fitOf: ({ id }) => {
      const fit = fitting(id)
      const words = <FitWords fit={fit} />
      if (!('choice' in fit) || !fit.choice) return { look: looks[fit.fit], words }
      return { look: 'swap', words, options: fit.choice.chosen }
    },
    Verdict,
    Brings,
    Panel,
    Tool,
    Caution,
    Hidden,
    AskUs,
  }
}

function Verdict({ declaration }: { declaration: Declaration | undefined }) {
  return <FitWords fit={fits(declaration, useAvoidList())} />
}

void loadWords().then(() => {
  const show = () => dietView.write(viewOf(avoidList.read(), menuStore.read(), readBranchId()))
  for (const watch of [avoidList.watch, menuStore.watch, watchBranchId]) watch(show)
  show()
})

function Panel() {
  const { t } = useDietText()
  const names = useAllergensText().t
  const { avoids, diets } = useAvoidList()
  return (
    <section aria-label={t.suited} className="mt-3 grid gap-1 rounded-card bg-honey-soft py-1.5 ps-4 pe-2">
      <div className="flex items-center gap-2 font-semibold">
        <Icon of={leafIcon} className="text-honey-ink" />
        <p className="flex-1">{t.suited}</p>
        <button
          type="button"
          className="min-h-11 rounded-small px-3 text-sm font-semibold underline underline-offset-6"
          onClick={() => changeAvoidList({ avoids: [], diets: [] })}
        >
          {t.clear}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2 pb-2">
        {diets.map((diet) => (
          <Avoided
            key={diet}
            name={t.diets.names[diet]}
            onRemove={() => changeAvoidList({ diets: diets.filter((one) => one !== diet) })}
          />
        ))}
        {avoids.map((id) => (
          <Avoided
            key={id}
            name={t.without(nameOf(id, names))}
            onRemove={() => changeAvoidList({ avoids: avoids.filter((one) => one !== id) })}
          />
        ))}
        <li>
          <button
            type="button"
            className="min-h-11 rounded-control border border-edge bg-card px-4 font-semibold"
            onClick={() => overMenu.write('avoid')}
          >
            {t.more}
          </button>
        </li>
      </ul>
      <p className="pb-1 text-sm text-ink-2 max-md:hidden">{t.device}</p>
    </section>
  )
}

/** The name of a group, or of a cereal or nut by itself, in the middle of a sentence. */
export const nameOf = (id: Avoidable, { groups, names }: AllergensText): string =>
  id === 'gluten' || id === 'nuts' ? groups[id] : names[id]

function Avoided({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useDietText()
  return (
    <li>
      <button
        type="button"
        aria-label={t.remove(name)}
        onClick={onRemove}
        className="flex min-h-11 items-center gap-1.5 rounded-control bg-ink ps-4 pe-3 font-semibold text-paper"
      >
        <span className="first-letter:uppercase inline-block">{name}</span>
        <Icon of={closeIcon} className="size-4.5" />
      </button>
    </li>
  )
}

function Tool() {
  const { t } = useDietText()
  const { rest } = useAvoidList()
  return (
    <div className="-my-2.5 ms-auto flex items-center gap-2 text-sm">
      <span aria-hidden="true" className="text-ink-2">
        {t.rest}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this switches a view. */}
      <div role="group" aria-label={t.restTitle} className="flex rounded-control bg-latte-soft p-1">
        {restShown.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === rest}
            onClick={() => changeAvoidList({ rest: each })}
            className={`min-h-11 rounded-small px-3 font-semibold ${each === rest ? 'bg-card shade-card' : ''}`}
          >
            {t.shown[each]}
          </button>
        ))}
      </div>
    </div>
  )
}

function Caution() {
  const { t } = useDietText()
  return <p className="text-sm text-ink-2">{t.device}</p>
}

function Hidden({ count }: { count: number }) {
  const { t } = useDietText()
  return <p className="px-1 pt-3 text-sm text-ink-2">{t.hidden(count)}</p>
}

type BringsProps = { item: FullItem; group: string; option: string }

function Brings({ item, group, option }: BringsProps) {
  const fit = broughtBy(item, item.groups, { group, option }, useAvoidList())
  return fit ? <FitWords fit={fit} /> : null
}

type AskUsProps = { item: MenuItem; onAdd: (() => void) | undefined }

function AskUs({ item, onAdd }: AskUsProps) {
  const { t } = useDietText()
  const [open, setOpen] = useState(false)
  const branch = useBranch()
  const close = () => setOpen(false)
  useBackCloses('ask-us', open, close)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <span>{`${t.ask} `}</span>
        <span className="sr-only">{item.name}</span>
      </Button>
      <Dialog open={open} onClose={close} title={t.askTitle(item.name)} closeLabel={t.close}>
        <div className="grid gap-4">
          <p>{t.askText}</p>
          {branch?.phone && (
            <LinkButton href={`tel:${branch.phone}`} wide>
              <span>{`${t.call(branch.name)} `}</span>
              <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
            </LinkButton>
          )}
          {onAdd && (
            <Button
              variant="quiet"
              wide
              onClick={() => {
                onAdd()
                close()
              }}
            >
              {t.addAnyway}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  )
}
