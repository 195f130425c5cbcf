// One tap for a fake order: it and all others of its customer are refused, and the customer is blocked (SAFE-5).
import { useState } from 'react'
import { newKey } from '../../api/http/new-key.ts'
import { useBlock } from '../../api/staff/guard.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { useGuardText } from '../../i18n/guard/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { go } from '../../location.ts'
import { showToast, showWarning } from '../toasts.tsx'
import { guardPath } from './guard-path.ts'

type BlockButtonProps = {
  order: { readonly id: number; readonly code: string; readonly token: string }
  onDone?: () => void
}

export function BlockButton({ order: { id, code, token }, onDone }: BlockButtonProps) {
  const { t } = useGuardText()
  const sentences = useRefusalText().t.refusals
  const [key] = useState(newKey)
  const block = useBlock()
  const name = code || token

  /** The order's own event may take the button away before the answer comes. */
  async function run() {
    try {
      const { blocked } = await block.mutateAsync({ key, id })
      showToast(blocked ? t.blocked(name) : t.onlyRefused(name), { label: t.toBlocks, run: () => go(guardPath) })
      onDone?.()
    } catch (error) {
      showWarning(sentences[refusalOf(error)])
    }
  }

  return (
    <div className="grid gap-1.5">
      <button
        type="button"
        aria-disabled={block.isPending}
        onClick={() => {
          if (!block.isPending) void run()
        }}
        className="min-h-14 w-full rounded-control border-2 border-cherry bg-cherry px-4 text-lg font-bold text-card aria-disabled:opacity-60"
      >
        {t.refuseAndBlock}
      </button>
      <p className="text-sm text-ink-2">{t.blockHint}</p>
    </div>
  )
}
