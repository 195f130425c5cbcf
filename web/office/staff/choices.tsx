// Choices side by side, one of which is chosen.

const choice =
  'inline-flex min-h-12 items-center justify-center rounded-control border-2 border-edge bg-card px-3.5 text-md font-semibold aria-pressed:border-honey-ink aria-pressed:bg-honey-soft'

type ChoicesProps<Value extends string | number> = {
  of: readonly { value: Value; text: string }[]
  chosen: Value | null | undefined
  onChoose: (value: Value) => void
}

export function ChoiceButtons<Value extends string | number>({ of, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <div className="flex flex-wrap gap-2">
      {of.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={choice}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
