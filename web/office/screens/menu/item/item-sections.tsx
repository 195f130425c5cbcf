// The sections of an item's page: texts, prices, picture, contents, where and when it is sold (EDIT-2, EDIT-3, EDIT-5).
import { type Locale, localize } from '#domain/shared/locale.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import type { EditSection } from '#web/office/forms/edit-page.tsx'
import { anyImage, ImagePicker, pngGifJpeg } from '#web/office/staff/fields/image-picker.tsx'
import { useImagePickerText, useMenuEditText } from '#web/words/editor/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { PartsFields } from '../deal/parts-fields.tsx'
import { SoldAt } from '../sold/sold-at.tsx'
import { ItemVat } from '../vat-fields.tsx'
import { AheadFields } from './ahead-fields.tsx'
import { ItemDeclaration } from './declaration-fields.tsx'
import { type ItemFieldsProps, ItemMaking, ItemPrices, ItemSold, ItemSpot, spotOf } from './item-fields.tsx'
import type { ItemSubject } from './item-form.ts'
import { ItemTexts } from './item-texts.tsx'
import type { EditedItem } from './use-item-form.ts'

type ItemSectionsProps = {
  subject: ItemSubject
  item: EditedItem
  /** In which the texts are shown. */
  language: Locale
  onLanguage: (language: Locale) => void
}

export function useItemSections({ subject, item, language, onLanguage }: ItemSectionsProps): EditSection[] {
  const { t } = useMenuEditText()
  const { lookOver } = useEditFormText().t
  const { picture } = useImagePickerText().t
  const { fields, change } = item
  const wrong = sentencesAt(item.problems, { ...t.problems, size_not_added: t.sizeNotAdded }, lookOver)
  return [
    {
      id: 'words',
      title: t.sections.words,
      fields: ['name', 'desc', 'desc2', 'kitchenName'],
      content: <ItemTexts form={fields} language={language} onLanguage={onLanguage} onChange={change} wrong={wrong} />,
    },
    {
      id: 'price',
      title: t.sections.price,
      fields: ['price', 'sizes', 'newSize', 'vat', 'vouchers', 'keeps'],
      content: <PriceSection subject={subject} item={item} wrong={wrong} />,
    },
    {
      id: 'picture',
      title: picture,
      fields: ['image'],
      content: <PictureSection item={item} wrong={wrong} />,
    },
    {
      id: 'contents',
      title: t.sections.contents,
      fields: ['parts', 'declaration'],
      content: <ContentsSection subject={subject} item={item} wrong={wrong} />,
    },
    {
      id: 'sold',
      title: t.sections.sold,
      fields: ['sold', 'branchPrices', 'spot', 'making', 'ahead'],
      content: <SoldSection subject={subject} item={item} wrong={wrong} />,
    },
  ]
}

type ItemSectionProps = { subject: ItemSubject; item: EditedItem; wrong: ItemFieldsProps['wrong'] }

function PriceSection({ subject, item: { fields, change }, wrong }: ItemSectionProps) {
  const { category } = fields.spot ?? subject
  return (
    <>
      <ItemPrices form={fields} onChange={change} wrong={wrong} />
      <ItemVat form={fields} category={category} isDeal={fields.parts.length > 0} onChange={change} />
    </>
  )
}

function PictureSection({ item: { base: saved, fields, change, busyWith }, wrong }: Omit<ItemSectionProps, 'subject'>) {
  return (
    <ImagePicker
      key={saved?.version}
      image={fields.image ?? undefined}
      onChange={(image) => change({ image: image ?? null })}
      onBusy={(busy) => busyWith('image', busy)}
      accept={saved ? anyImage : pngGifJpeg}
      error={wrong('image')}
    />
  )
}

/** What is in it: of a deal its parts, of anything else what it declares. */
function ContentsSection({ subject, item: { base: saved, fields, change, problems }, wrong }: ItemSectionProps) {
  return (
    <>
      <PartsFields
        own={saved?.id}
        parts={fields.parts}
        onChange={(parts) => change({ parts })}
        wrong={wrong}
        opens={problems.some(({ field }) => field?.startsWith('parts'))}
      />
      {fields.parts.length === 0 && (
        <ItemDeclaration
          declaration={fields.declaration}
          onChange={(declaration) => change({ declaration })}
          open={subject.declares === true}
        />
      )}
    </>
  )
}

function SoldSection({ subject, item: { base: saved, fields, change, problems }, wrong }: ItemSectionProps) {
  const { locale } = useMenuEditText()
  const menu = useShopMenu(locale).data
  const { category } = fields.spot ?? subject
  return (
    <>
      <ItemSpot
        item={saved?.id}
        from={spotOf({ ...subject, item: saved }, menu?.items ?? [])}
        moves={fields.spot}
        onChange={saved || subject.chooses || subject.copyOf ? (spot) => change({ spot }) : undefined}
      />
      <ItemSold
        form={fields}
        onChange={change}
        problems={problems}
        stored={saved}
        within={menu?.categories.find(({ id }) => id === category)?.sold}
      />
      {subject.item && <SoldAt item={subject.item} name={localize(subject.item.name, locale)} />}
      <ItemMaking form={fields} onChange={change} wrong={wrong} />
      <AheadFields form={fields} onChange={change} wrong={wrong} />
    </>
  )
}
