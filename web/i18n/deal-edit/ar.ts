// Arabic: the words for editing the parts of a meal deal.
import type { DealEditText } from './en.ts'

export const ar: DealEditText = {
  title: 'وجبة',
  none: 'لا: يُباع هذا الصنف وحده',
  hint: 'تتكون الوجبة من أجزاء، مثل بانيني ومشروب وحلوى. يختار الزبائن صنفًا واحدًا لكل جزء. سعر هذا الصنف يشملها كما هي، والخيارات الأخرى بسعرها المعتاد.',
  addPart: 'أضف جزءًا',
  part: (number) => `الجزء ${number}`,
  name: (number) => `اسم الجزء ${number}`,
  removePart: (part) => `احذف «${part}»`,
  itemsOf: (part) => `أصناف ${part}`,
  addItem: (part) => `أضف صنفًا إلى ${part}`,
  nothing: 'لا يوجد صنف آخر بهذا الاسم.',
  extra: 'سعر إضافي',
  takeOut: 'أزِل',
}
