// An on-off switch that takes effect at once.
type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Shown before the switch; also its accessible name. */
  label: string
  size?: 'normal' | 'staff'
}

export function Switch({ checked, onChange, label, size = 'normal' }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className={`group inline-flex items-center gap-3 rounded-control font-medium ${size === 'staff' ? 'min-h-control' : 'min-h-11'}`}
    >
      <span className="text-start">{label}</span>
      <span className="flex h-8 w-13 shrink-0 items-center rounded-full bg-edge p-0.75 transition-colors group-aria-checked:bg-leaf">
        <span className="size-6.5 rounded-full bg-card transition-[margin] group-aria-checked:ms-5" />
      </span>
    </button>
  )
}
