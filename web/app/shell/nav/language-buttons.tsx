// The language buttons EN NL FR AR side by side; the choice is remembered (NAV-5).
import { locales } from '#domain/shared/locale.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { useText } from '#web/words/index.tsx'
import { languageNames } from '#web/words/language-names.ts'

export function LanguageButtons({ onChosen }: { onChosen?: () => void }) {
  const { t, locale, setLocale } = useText()
  const offered = useBrand().languages ?? locales
  if (offered.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these act at once.
    <div role="group" aria-label={t.nav.language} className="flex">
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === locale}
          onClick={() => {
            void setLocale(each)
            onChosen?.()
          }}
          className="size-11 rounded-control text-sm font-semibold uppercase aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <span>{each}</span>
          <span className="sr-only">{` ${languageNames[each]}`}</span>
        </button>
      ))}
    </div>
  )
}
