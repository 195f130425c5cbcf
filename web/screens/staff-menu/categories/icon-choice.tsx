// Chooses the icon of a category, out of the site's own.
import { useId } from 'react'
import { type CategoryIcon, categoryIcons } from '../../../../domain/menu/category-icons.ts'
import { categoryIcon } from '../../../api/menu/category-icons.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import { useCategoryText } from '../../../i18n/editor/index.ts'

type IconChoiceProps = { value: CategoryIcon; onChange: (icon: CategoryIcon) => void }

export function IconChoice({ value, onChange }: IconChoiceProps) {
  const { t } = useCategoryText()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t.icon}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {categoryIcons.map((icon) => (
          <label
            key={icon}
            title={t.icons[icon]}
            className="relative grid min-h-12 place-items-center rounded-control border border-edge bg-card has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              aria-label={t.icons[icon]}
              checked={icon === value}
              onChange={() => onChange(icon)}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            <Icon of={categoryIcon(icon)} className="relative pointer-events-none size-6" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
