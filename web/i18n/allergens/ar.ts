// Arabic: what things contain.
import { groupNames, substanceNames } from '../../../domain/menu/substance-names/ar.ts'
import type { AllergensText } from './en.ts'

export const ar: AllergensText = {
  title: 'المكونات المسببة للحساسية',
  names: substanceNames,
  groups: groupNames,
  withGluten: (cereal) => `${cereal} (غلوتين)`,
  contains: (list) => `يحتوي على ${list}`,
  traces: (list) => `قد يحتوي على آثار من ${list}`,
  none: 'لا شيء من مسببات الحساسية الـ14 الواجب ذكرها',
  notDeclared: 'لم يُعلن بعد',
  askUs: 'يرجى أن تسألنا عما يحتويه.',
  age: (years) => `من سن ${years} فما فوق: أحضر بطاقة هويتك معك.`,
}
