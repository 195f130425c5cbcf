// What was chosen of an item, in one line: Large, oat milk, 2 × extra shot, without foam.
import { useMoreText } from '../i18n/more/index.ts'
import { useOptionWords } from '../ordering/option-words.ts'

/** '' if nothing was chosen. */
export function useOptionLine(): (options: Parameters<ReturnType<typeof useOptionWords>>[0]) => string {
  const { t } = useMoreText()
  const words = useOptionWords()
  return (options) => words(options).join(t.cart.listComma)
}
