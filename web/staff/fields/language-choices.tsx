// Chooses languages by ticks, one at least.
import { type Locale, locales } from '../../../domain/shared/locale.ts'
import { languageNames } from '../../i18n/language-names.ts'

type LanguageChoicesProps = {
  label: string
  hint?: string
  /** Those to choose from; without them, all that there are. */
  among?: readonly Locale[]
  chosen: readonly Locale[]
  /** The order of choosing counts, and each language shows its place in it. */
  ordered?: boolean
  onChange: (languages: readonly Locale[]) => void
}

export function LanguageChoices({
  label,
  hint,
  among = locales,
  chosen,
  ordered = false,
  onChange,
}: LanguageChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
      <div className="flex flex-wrap gap-x-5">
        {among.map((locale) => (
          <label key={locale} className="flex min-h-14 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5.5 shrink-0"
              checked={chosen.includes(locale)}
              disabled={chosen.length === 1 && chosen.includes(locale)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, locale] : chosen.filter((one) => one !== locale))
              }
            />
            <span lang={locale}>{languageNames[locale]}</span>
            {ordered && chosen.length > 1 && chosen.includes(locale) && (
              <span className="rounded-small bg-honey-soft px-2 text-sm text-honey-ink">
                {chosen.indexOf(locale) + 1}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
