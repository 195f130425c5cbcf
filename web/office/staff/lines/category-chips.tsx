// The categories of the menu in a row, to tap the one whose items are wanted.

type CategoryChipsProps = {
  categories: readonly { readonly id: string; readonly name: string }[]
  chosen: string | undefined
  onChoose: (id: string) => void
  className?: string
}

export function StaffCategoryChips({ categories, chosen, onChoose, className = '' }: CategoryChipsProps) {
  return (
    <ul className={`no-scrollbar flex gap-2 overflow-x-auto py-1 ${className}`}>
      {categories.map(({ id, name }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className="min-h-12 rounded-control border border-edge bg-card px-4 font-medium aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
