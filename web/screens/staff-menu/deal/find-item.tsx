// Finds items of the menu by their name, and picks one with a tap.
import { useDeferredValue, useState } from 'react'
import { TextField } from '../../../components/fields/field.tsx'
import { useDealEditText } from '../../../i18n/editor/index.ts'

interface Found {
  readonly id: string
  readonly name: string
}

type FindItemProps = {
  label: string
  items: readonly Found[]
  onPick: (id: string) => void
}

const mostShown = 8

export function FindItem({ label, items, onPick }: FindItemProps) {
  const { t, locale } = useDealEditText()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed).trim().toLocaleLowerCase(locale)
  const found = wanted ? items.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted)) : []
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter in a search must not save the whole item: it picks the first.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) onPick(found[0].id)
        }}
      />
      {wanted && (
        <ul className="flex flex-wrap gap-2">
          {found.slice(0, mostShown).map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onPick(id)}
                className="min-h-12 rounded-control border border-edge bg-card px-4 text-start font-medium"
              >
                + <bdi>{name}</bdi>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="text-sm text-ink-2">{t.nothing}</li>}
        </ul>
      )}
    </div>
  )
}
