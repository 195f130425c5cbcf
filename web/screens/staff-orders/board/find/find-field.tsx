// The search of the board: digits typed anywhere land here, Enter opens or hands over (BOARD-3).
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { BranchName } from '../../../../api/staff/branches/shop.ts'
import { Icon } from '../../../../components/icons/icon.tsx'
import { searchIcon } from '../../../../components/icons/icons.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { open } from '../state/opened.ts'
import { typedStore, useTyped } from './typed.ts'

export function FindField({ place }: { place: BranchName }) {
  const { t } = useBoardText()
  const typed = useTyped()
  const field = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (typed.byKeys > 0) field.current?.focus({ preventScroll: true })
  }, [typed.byKeys])

  function find(event: FormEvent) {
    event.preventDefault()
    const text = typedStore.read().text.trim()
    if (text === '' || typedStore.read().act(text)) return clear()
    open({ kind: 'find', text })
    clear()
  }
  const clear = () => {
    typedStore.write({ ...typedStore.read(), text: '' })
    field.current?.blur()
  }
  const wide = focused || typed.text !== ''
  return (
    <search className="relative shrink-0">
      <form onSubmit={find} className="relative">
        <Icon of={searchIcon} className="pointer-events-none absolute start-3 top-3 text-latte" />
        <input
          ref={field}
          type="search"
          aria-label={t.find}
          placeholder={t.findHint}
          key={place.id}
          maxLength={100}
          enterKeyHint="search"
          value={typed.text}
          onChange={(event) => typedStore.write({ ...typedStore.read(), text: event.target.value })}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear()
          }}
          className={`min-h-12 rounded-control bg-ink-soft ps-11 pe-2 text-md font-medium text-paper placeholder:text-latte ${wide ? 'w-40' : 'w-40 max-lg:w-12 max-lg:placeholder:text-transparent'}`}
        />
      </form>
    </search>
  )
}
