// The name of a choice: Glass, Bottle, 2 persons and 8 pieces; empty for an item as it comes.
import { type Choice, type Item, pieceOf } from '../../domain/menu/menu.ts'
import { useMoreText } from '../i18n/more/index.ts'

export function useChoiceName(): (choice: Choice, item: Pick<Item, 'pieces'> | undefined) => string {
  const { t } = useMoreText()
  return (choice, item) => {
    if (choice === 'one') return ''
    if (choice === 'glass' || choice === 'bottle') return t.menu.choices[choice]
    const persons = Number(choice.slice('persons-'.length))
    const piece = item && pieceOf(item, choice)
    return piece ? t.menu.forPersons(persons, piece.count) : t.menu.persons(persons)
  }
}
