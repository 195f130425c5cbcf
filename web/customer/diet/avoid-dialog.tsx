// Where a visitor says what to avoid: diets, allergens, single cereals and nuts (ALLG-2). A tick counts at once.
import { type Allergen, allergenGroups } from '#domain/menu/allergens.ts'
import { type Avoidable, diets, membersOf } from '#domain/menu/diet.ts'
import { useBackCloses } from '#web/data/address/back-closes.ts'
import { useObservable } from '#web/data/observable.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CheckChips } from '#web/ui/controls/check-chips.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useAllergensText, useDietText } from '#web/words/customer/index.ts'
// The menu shows what fits from the first tick on.
import './diet-parts.tsx'
import { changeAvoidList, useAvoidList } from './avoid-list.ts'
import { nameOf } from './diet-parts.tsx'
import { overMenu } from './diet-view.ts'

export function AvoidDialog() {
  const { t } = useDietText()
  const isOpen = useObservable(overMenu) === 'avoid'
  const list = useAvoidList()
  useBackCloses('avoid', isOpen, close)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t.title}
      closeLabel={t.close}
      variant="sheet"
      actions={
        <Button wide onClick={close}>
          {t.done}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-2">{t.lead}</p>
        <CheckChips
          label={t.diets.title}
          chips={diets.map((value) => ({ value, text: t.diets.names[value] }))}
          chosen={list.diets}
          onChange={(diet, is) =>
            changeAvoidList({ diets: is ? [...list.diets, diet] : list.diets.filter((one) => one !== diet) })
          }
        />
        <Allergens />
        <p className="text-sm text-ink-2">{t.device}</p>
      </div>
    </Dialog>
  )
}

const close = (): void => overMenu.write(null)

const byName = allergenGroups.filter(({ members }) => members.length > 1)

function Allergens() {
  const { t } = useDietText()
  const names = useAllergensText().t
  const { avoids } = useAvoidList()
  const chips = (ids: readonly Avoidable[]) => ids.map((value) => ({ value, text: nameOf(value, names) }))
  /** One cereal instead of all of them: the whole group is no longer ticked, and the other way round. */
  const set = (id: Avoidable, is: boolean) => {
    const group = byName.find(({ members }) => members.some((one) => one === id))?.id
    const others = avoids.filter((one) => one !== id && one !== group && !membersOf(id).includes(one as Allergen))
    changeAvoidList({ avoids: is ? [...others, id] : others })
  }
  return (
    <>
      <CheckChips
        label={t.allergens}
        chips={chips(allergenGroups.map(({ id }) => id))}
        chosen={avoids}
        onChange={set}
      />
      <details open={byName.some(({ members }) => members.some((one) => avoids.includes(one)))}>
        <summary className="flex min-h-11 items-center gap-2 rounded-small font-medium">
          <Icon of={chevronDownIcon} className="size-5" />
          <span>{t.byName}</span>
        </summary>
        <div className="grid gap-3 pt-2">
          {byName.map(({ id, members }) => (
            <CheckChips
              key={id}
              minor
              label={<span className="inline-block first-letter:uppercase">{nameOf(id, names)}</span>}
              chips={chips(members)}
              chosen={avoids}
              onChange={set}
            />
          ))}
        </div>
      </details>
    </>
  )
}
