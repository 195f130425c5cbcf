// A tick with its words, for a thumb.
type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean }

export function Tick({ label, checked, onChange, disabled = false }: TickProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 font-medium">
      <input
        type="checkbox"
        className="size-5.5 shrink-0"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
    </label>
  )
}
