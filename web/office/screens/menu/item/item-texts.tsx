// The texts of an item's form in all languages of the shop, side by side where the form is wide enough (OFFICE-4).
import type { ReactNode } from 'react'
import { directionOf, type Locale } from '#domain/shared/locale.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { FoldedFields, WantedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { useFormLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { TextArea, TextField } from '#web/ui/fields/field.tsx'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { languageNames } from '#web/words/language-names.ts'
import { LanguageChoice } from '../menu-fields.tsx'
import type { ItemFieldsProps } from './item-fields.tsx'

type ItemTextsProps = ItemFieldsProps & { language: Locale; onLanguage: (language: Locale) => void }

/** A row for each language where there is room for all of them, else the chosen one. */
export function ItemTexts({ form, language, onLanguage, onChange, wrong }: ItemTextsProps) {
  const { t, locale } = useMenuEditText()
  const { first, others } = useFormLanguages()
  const secondUsed = useShopMenu(locale).data?.items.some(({ desc2 }) => desc2) ?? false
  const isOne = others.length === 0
  const field = (of: 'name' | 'desc' | 'desc2', label: string, each: Locale) => ({
    label: (
      <>
        <span>{label}</span>
        {each !== first && <span className="sr-only">{` · ${languageNames[each]}`}</span>}
      </>
    ),
    lang: each,
    dir: directionOf(each),
    value: form[of][each] ?? '',
    error: wrong(`${of}.${each}`) ?? (of === 'name' && each === language ? wrong('name') : undefined),
    onFocus: () => onLanguage(each),
    onChange: (event: { target: { value: string } }) => onChange({ [of]: { ...form[of], [each]: event.target.value } }),
  })
  const rows = (children: (each: Locale) => ReactNode) =>
    [first, ...others].map((each) => (
      <div
        key={each}
        className={`grid gap-4 ${isOne ? '' : 'items-start @lg:grid-cols-subgrid @lg:col-span-full @lg:[&_label]:sr-only'} ${each === language ? '' : '@max-lg:hidden'}`}
      >
        {!isOne && (
          <span aria-hidden="true" className="py-3 leading-6 font-semibold uppercase @max-lg:hidden">
            {each}
          </span>
        )}
        {children(each)}
      </div>
    ))
  const heads = (...texts: string[]) =>
    !isOne && (
      <div aria-hidden="true" className="col-span-full grid grid-cols-subgrid text-sm font-semibold @max-lg:hidden">
        {texts.map((text) => (
          <span key={text} className="not-first:-mb-1 first:col-start-2">
            {text}
          </span>
        ))}
      </div>
    )
  return (
    <div className="@container grid gap-4">
      <LanguageChoice
        value={language}
        onChange={onLanguage}
        lacks={(each) => !form.name[each]}
        className="@lg:[&>div]:hidden"
      />
      <div className="grid gap-2 @lg:grid-cols-[auto_minmax(0,2fr)_minmax(0,3fr)] @lg:gap-x-3">
        {heads(t.name, t.description)}
        {rows((each) => (
          <>
            <TextField autoComplete="off" maxLength={200} {...field('name', t.name, each)} />
            <TextArea rows={1} maxLength={500} {...field('desc', t.description, each)} />
          </>
        ))}
      </div>
      <FoldedFields
        title={t.moreWords}
        opens={[form.kitchenName, ...Object.values(form.desc2)].some(Boolean) || Boolean(wrong('kitchenName'))}
        small
      >
        <WantedFields line={t.description2Line} used={secondUsed} opens={Object.values(form.desc2).some(Boolean)}>
          <div className="grid gap-2 @lg:grid-cols-[auto_minmax(0,1fr)] @lg:gap-x-3">
            {heads(t.description2)}
            {rows((each) => (
              <TextArea rows={1} maxLength={500} {...field('desc2', t.description2, each)} />
            ))}
            <p className="text-sm text-ink-2 @lg:col-start-2">{t.description2Hint}</p>
          </div>
        </WantedFields>
        <TextField
          label={t.kitchenName}
          hint={t.kitchenNameHint}
          autoComplete="off"
          maxLength={100}
          value={form.kitchenName}
          error={wrong('kitchenName')}
          onChange={(event) => onChange({ kitchenName: event.target.value })}
        />
      </FoldedFields>
    </div>
  )
}
