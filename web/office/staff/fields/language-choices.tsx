// Chooses languages by ticks, one at least.
import { type Locale, locales } from '#domain/shared/locale.ts'
import { languageNames } from '#web/words/language-names.ts'
import { Ticks } from './tick.tsx'

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

export function LanguageChoices({ among = locales, ordered = false, ...props }: LanguageChoicesProps) {
  const { chosen } = props
  return (
    <Ticks
      {...props}
      among={among}
      atLeastOne
      text={(locale) => (
        <>
          <span lang={locale}>{languageNames[locale]}</span>
          {ordered && chosen.length > 1 && chosen.includes(locale) && (
            <span className="rounded-small bg-honey-soft px-2 text-sm text-honey-ink">
              {chosen.indexOf(locale) + 1}
            </span>
          )}
        </>
      )}
    />
  )
}
