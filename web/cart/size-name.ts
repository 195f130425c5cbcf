// The name of a size, with its pieces if it says them: Glass; 2 people, 8 pieces.
import { type LocalText, localize } from '../../domain/shared/locale.ts'
import { useOptionsText } from '../i18n/customer/index.ts'

interface NamedSize {
  readonly name: LocalText | string
  readonly count?: number | undefined
}

export function useSizeName(): (size: NamedSize) => string {
  const { t, locale } = useOptionsText()
  return ({ name, count }) => {
    const text = typeof name === 'string' ? name : localize(name, locale)
    return count === undefined ? text : t.sized(text, count)
  }
}
