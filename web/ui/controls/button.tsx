// The push button and the link that looks like it; honey (primary) is for the one next action of a screen.
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'

type Look = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  wide?: boolean
  className?: string
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean | undefined; children: ReactNode }
type LinkButtonProps = Look & Omit<ComponentProps<'a'>, 'className'> & { href: string; children: ReactNode }

export function Button({ variant, size, wide, className, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={`inline-flex items-center justify-center gap-2 ${busy ? 'opacity-0' : ''}`}>{children}</span>
      {busy && <Spinner className="absolute size-6" />}
    </button>
  )
}

export function LinkButton({ variant, size, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ variant, size, wide, className })}>
      {children}
    </a>
  )
}

const variants = {
  primary: 'rounded-control action',
  dark: 'rounded-control bg-ink text-paper',
  leaf: 'rounded-control bg-leaf text-card',
  quiet: 'rounded-control border border-edge bg-card text-ink',
  danger: 'rounded-control bg-cherry text-card',
  text: 'rounded-small underline decoration-honey decoration-3 underline-offset-6',
  plain: 'rounded-control',
} as const

const sizes = {
  normal: { tall: 'min-h-12', roomy: 'px-5 py-2 text-base' },
  staff: { tall: 'min-h-control', roomy: 'px-6 py-1.5 text-lg' },
} as const

function look({ variant = 'primary', size = 'normal', wide, className = '' }: Loose<Look>) {
  const state = 'not-aria-disabled:hover:opacity-90 active:opacity-80 disabled:pointer-events-none disabled:opacity-50'
  const shape = `relative inline-flex min-w-11 items-center justify-center gap-2 text-center font-semibold ${wide ? 'w-full' : ''}`
  // Like a word in its sentence: the size of the text around it.
  const room = variant === 'text' || variant === 'plain' ? 'px-2' : sizes[size].roomy
  return `${shape} ${state} ${sizes[size].tall} ${room} ${variants[variant]} ${className}`
}

type Loose<T> = { [K in keyof T]?: T[K] | undefined }
