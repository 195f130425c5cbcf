// What guests will see: bar, title, card and button in the chosen colours, which paint this part of the page alone.
import { type CSSProperties, useId } from 'react'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { type Brand, shownName, tidyBrand } from '#domain/shop/brand/brand.ts'
import { isColour } from '#domain/shop/brand/colours.ts'
import { type BrandColours, colourNames, paletteOf, usualColours } from '#domain/shop/brand/palette.ts'
import { familiesOf } from '#domain/shop/brand/typefaces.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { cupIcon } from '#web/ui/icons/icons-food.ts'
import { LogoMark } from '#web/ui/icons/logo.tsx'
import { useBrandText } from '#web/words/owner/index.ts'

export function BrandPreview({ brand, className = '' }: { brand: Brand; className?: string }) {
  const title = useId()
  const { t, locale, money } = useBrandText()
  const { logo, texts } = brand
  return (
    <section aria-labelledby={title} className={`overflow-hidden rounded-card border border-line bg-card ${className}`}>
      <h2 id={title} className="px-5 pt-4 pb-3">
        {t.preview}
      </h2>
      {/* Nothing in it can be used; it may be as hard to read as the colours that are being chosen. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a picture of the site. */}
      <div
        role="group"
        aria-labelledby={title}
        aria-disabled="true"
        className="bg-paper px-4 pb-5 font-text text-ink"
        style={paintOf(brand, locale)}
      >
        <p className="flex min-h-14 items-center gap-2.5 font-brand text-xl font-semibold">
          {logo ? (
            <LogoMark
              src={logo.kind === 'uploaded' ? imageUrl(logo, 160) : '/mark.svg'}
              className="size-7 object-contain"
            />
          ) : (
            <Icon of={cupIcon} className="size-7" />
          )}
          <bdi className="min-w-0 wrap-anywhere">{shownName(tidyBrand(brand), locale)}</bdi>
        </p>
        <div className="rounded-card bg-ink p-4 text-paper">
          <p className="font-heading text-xl font-semibold">
            <bdi>{localize(texts.heroTitle, locale) || t.previewTitle}</bdi>
          </p>
        </div>
        <div className="mt-3 rounded-card bg-card p-4 shade-card">
          <p className="flex flex-wrap items-center gap-2">
            <b className="me-auto">{t.previewItem}</b>
            <span>{money(320)}</span>
          </p>
          <p className="text-sm text-ink-2">{t.previewNote}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <StatusPill tone="honey">{t.previewNews}</StatusPill>
            <StatusPill tone="leaf">{t.previewNews}</StatusPill>
          </p>
          <p className="mt-3 rounded-control action px-4 py-3 text-center font-semibold">{t.previewButton}</p>
        </div>
      </div>
    </section>
  )
}

/** What is no colour yet is shown as the usual one. */
function paintOf({ colours, typeface }: Brand, locale: Locale): CSSProperties {
  // The page computes these from the families of its own brand; Arabic has its own before them.
  const derived = locale === 'ar' ? {} : { '--font-heading': 'var(--font-brand)', '--font-text': 'var(--font-latin)' }
  return { ...familiesOf(typeface), ...derived, ...paint(shownColours(colours)) }
}

function shownColours(colours: Brand['colours']): BrandColours {
  if (!colours) return usualColours
  const known = { ...usualColours }
  for (const name of colourNames) if (isColour(colours[name])) known[name] = colours[name]
  return known
}

const paint = (colours: BrandColours): CSSProperties =>
  Object.fromEntries(Object.entries(paletteOf(colours)).map(([token, colour]) => [`--color-${token}`, colour]))
