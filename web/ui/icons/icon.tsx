// Draws one icon of the line family: 1.9 px, round ends, in the colour of the text around it.
export type IconShape = { d: string; mirrors?: true }

type IconProps = {
  of: IconShape
  /** Only if the icon is alone without text; otherwise it is hidden from screen readers. */
  label?: string | undefined
  className?: string | undefined
}

export function Icon({ of, label, className = 'size-6' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className} ${of.mirrors ? 'mirrors' : ''}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={of.d} />
    </svg>
  )
}
