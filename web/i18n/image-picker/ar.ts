// Arabic: the words of the image picker.
import type { ImagePickerText } from './en.ts'

export const ar: ImagePickerText = {
  picture: 'الصورة',
  choose: 'اختر ملفًا',
  chooseAnother: 'اختر ملفًا آخر',
  orDrop: 'أو أفلته هنا. 12 ميغابايت على الأكثر.',
  address: 'أو عنوان صورة',
  addressHint: 'يبدأ بـ \u2066https://\u2069 أو \u2066http://\u2069. تُجلب الصورة مرة واحدة وتُحفظ هنا.',
  sending: 'الصورة في الطريق ...',
  arrived: 'وصلت الصورة.',
  remove: 'بدون صورة',
  add: 'أضف صورة',
  filmSending: 'الفيلم في الطريق ...',
  filmArrived: 'وصل الفيلم.',
  filmRemove: 'بدون فيلم',
  onlyThese: 'يرجى اختيار PNG أو GIF أو JPEG هنا.',
  addressInvalid: 'هذا العنوان غير صحيح. يجب أن يبدأ بـ \u2066https://\u2069 أو \u2066http://\u2069',
  tryAgain: 'حاول مرة أخرى',
  words: 'وصف الصورة',
  wordsHint: 'قل في كلمات قليلة ما تُظهره الصورة، للزبائن الذين لا يستطيعون رؤيتها.',
  wordsKnown: (known) => `إن تركته فارغًا فسيسمعون: «${known}».`,
  wordsOfEarlier: 'صارت الصورة صورة أخرى. راجع في كل لغة هل ما زال الوصف يناسبها.',
}
