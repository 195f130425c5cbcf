// Above the menu: what is avoided, each with the way to take it back; and what to do with the rest.
import { type Avoidable, restShown } from '../../domain/menu/diet.ts'
import { Icon } from '../components/icons/icon.tsx'
import { closeIcon } from '../components/icons/icons.ts'
import { leafIcon } from '../components/icons/icons-more.ts'
import type { AllergensText } from '../i18n/customer/en.ts'
import { useAllergensText, useDietText } from '../i18n/customer/index.ts'
import { changeAvoidList, useAvoidList } from './avoid-list.ts'
import { overMenu } from './diet-view.ts'

export function Panel() {
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

export function Tool() {
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

export function Caution() {
  const { t } = useDietText()
  return <p className="text-sm text-ink-2">{t.device}</p>
}

export function Hidden({ count }: { count: number }) {
  const { t } = useDietText()
  return <p className="px-1 pt-3 text-sm text-ink-2">{t.hidden(count)}</p>
}
