// The choices of one item: for how many persons, or by the glass or the bottle (MENU-3, MENU-4).
import { type Choice, pieceOf, priceOf } from '../../../domain/menu/menu.ts'
import { loadForSure } from '../../api/http/connection.ts'
import type { MenuItem } from '../../api/menu/menu.ts'
import { ChoicePills } from '../../components/controls/choice-pills.tsx'
import { PersonCounter } from '../../components/controls/person-counter.tsx'
import { useMoreText } from '../../i18n/more/index.ts'

type ChoicesProps = {
  item: MenuItem
  choices: readonly Choice[]
  choice: Choice
  onChange: (choice: Choice) => void
}

/** A combo counts persons; a wine comes by the glass or the bottle. */
export function ItemChoices({ item, choices, choice, onChange }: ChoicesProps) {
  const { t, money } = useMoreText()

  /** A board for more persons is the same board, so its line in the cart changes too. */
  function choose(next: Choice) {
    void loadForSure(() => import('./card-changes.ts')).then(({ changeSize }) => changeSize(item.id, choice, next))
    onChange(next)
  }
  if (item.pieces) {
    const persons = choices.indexOf(choice) + 1
    const piece = pieceOf(item, choice)
    return (
      <PersonCounter
        value={persons}
        max={choices.length}
        onChange={(next) => choose(choices[next - 1] ?? choice)}
        labels={{
          text: piece ? t.menu.forPersons(piece.persons, piece.count) : t.menu.persons(persons),
          persons: t.menu.persons,
        }}
      />
    )
  }
  return (
    <ChoicePills
      label={`${t.menu.choice}: ${item.name}`}
      labelHidden
      name={`choice-${item.id}`}
      value={choice}
      choices={choices.map((each) => ({
        value: each,
        text: each === 'glass' || each === 'bottle' ? t.menu.choices[each] : t.menu.choices.one,
        detail: money(priceOf(item, each) ?? 0),
      }))}
      onChange={onChange}
    />
  )
}
