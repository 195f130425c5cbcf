// The way into Find (OFFICE-6): a button or a field in the head of the office, and Ctrl K or Cmd K on every staff page.
import { useEffect } from 'react'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { createObservable, useObservable } from '#web/data/observable.ts'
import type { Member } from '#web/data/session/session.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { useFindText } from '#web/words/staff/index.ts'

const FindDialog = lazyPart(() => import('./find-dialog.tsx').then((file) => file.FindDialog))

const isOpen = createObservable(false)
const openFind = () => isOpen.write(true)
const closeFind = () => isOpen.write(false)

type FindButtonProps = {
  /** A field shows what can be found, and the keys. */
  look?: 'icon' | 'field'
}

export function FindButton({ look = 'icon' }: FindButtonProps) {
  const { t } = useFindText()
  const keys = { 'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog', onClick: openFind } as const
  if (look === 'icon') return <IconButton icon={searchIcon} label={t.title} {...keys} />
  return (
    <button
      type="button"
      aria-label={t.title}
      className="flex min-h-12 w-full items-center gap-3 rounded-control border border-edge bg-card px-3.5 text-start text-ink-2 hover:border-ink"
      {...keys}
    >
      <Icon of={searchIcon} className="size-5 text-ink" />
      <span className="flex-1 truncate">{t.field}</span>
      <kbd dir="ltr" className="rounded-small bg-latte-soft px-2 py-0.5 text-sm max-md:hidden">
        {/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}

/** The dialog and its keys, once on each staff page. */
export function Find({ member }: { member: Member }) {
  const open = useObservable(isOpen)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // A form in a dialog is not left by a key.
      if (!document.querySelector('dialog[open]')) openFind()
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      closeFind()
    }
  }, [])
  return open && <FindDialog member={member} onClose={closeFind} />
}
