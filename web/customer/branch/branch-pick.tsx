// A button that says which of many branches is chosen, and opens a dialog in which another one is found.
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { SoughtBranch } from '#domain/branch/find-branches.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useFinderText } from '#web/words/finder/index.ts'
import { ManyBranches } from './many-branches.tsx'

type BranchPickProps = Omit<ComponentProps<'button'>, 'children' | 'value'> & {
  branches: readonly SoughtBranch[]
  /** The id of the chosen one; '' for what `none` says. */
  branch: string
  /** What can be chosen instead of a branch, such as all of them. */
  none?: string | undefined
  /** What the choice is for, if that is not simply the branch. */
  label?: string
  onPick: (branch: string) => void
  /** Shown in the button, for example beside an icon. */
  children: (name: ReactNode) => ReactNode
}

export function BranchPick({ branches, branch, none, label, onPick, children, ...button }: BranchPickProps) {
  const { t, locale } = useFinderText()
  const [open, setOpen] = useState(false)
  const chosen = branches.find(({ id }) => id === branch)
  const name = chosen ? textIn(chosen.name, locale) : (none ?? t.choose)
  const title = label ?? t.branch

  function pick(id: string) {
    setOpen(false)
    if (id !== branch) onPick(id)
  }

  return (
    <>
      <button
        type="button"
        {...button}
        aria-haspopup="dialog"
        aria-label={`${title}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {children(<bdi className="min-w-0 flex-1 truncate text-start">{name}</bdi>)}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label ?? t.choose} closeLabel={t.close}>
        <ManyBranches branches={branches} first={[branch]} typesAtOnce onEnter={({ id }) => pick(id)}>
          {(shown, found) => (
            <ul className="grid gap-1.5">
              {none !== undefined && !found && (
                <li>
                  <Option name={none} chosen={branch === ''} onPick={() => pick('')} />
                </li>
              )}
              {shown.map(({ branch: one, away }) => (
                <li key={one.id}>
                  <Option
                    name={textIn(one.name, locale)}
                    address={textIn(one.address, locale)}
                    away={away}
                    chosen={one.id === branch}
                    onPick={() => pick(one.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </ManyBranches>
      </Dialog>
    </>
  )
}

const textIn = (text: SoughtBranch['address'], locale: Locale): string =>
  typeof text === 'object' ? localize(text, locale) : (text ?? '')

type OptionProps = {
  name: string
  address?: string
  away?: string | undefined
  chosen: boolean
  onPick: () => void
}

function Option({ name, address, away, chosen, onPick }: OptionProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onPick}
      className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line bg-card px-4 py-2 text-start hover:border-edge aria-pressed:border-2 aria-pressed:border-leaf"
    >
      <span className="grid min-w-0 flex-1">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        {address && <bdi className="text-sm wrap-anywhere text-ink-2">{address}</bdi>}
      </span>
      {away && <span className="text-sm font-medium whitespace-nowrap text-ink-2">{away}</span>}
      {chosen && <Icon of={checkIcon} className="size-5.5 text-leaf" />}
    </button>
  )
}
