// One tap for a fake order, which can be undone: it and all others of its customer, or of its connection, are refused,
// and these are blocked (SAFE-5).

import { go } from '#web/data/address/location.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import { blockOrder } from '#web/data/staff/alert-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { useGuardText } from '#web/words/board/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { showToast, showWarning } from '../toasts.tsx'
import { blockSoon } from './pending-blocks.tsx'

type BlockButtonProps = {
  order: { readonly id: number; readonly code: string; readonly token: string }
  onDone?: () => void
}

export function BlockButton({ order: { id, code, token }, onDone }: BlockButtonProps) {
  const { t } = useGuardText()
  const sentences = useRefusalText().t.refusals
  const name = code || token

  async function send(key: string, wide: boolean) {
    try {
      const { ended, blocked } = await blockOrder({ key, id, wide })
      const said = !blocked ? t.onlyRefused(name) : wide ? t.blockedAll(ended.length) : t.blocked(name)
      showToast(said, { label: t.toBlocks, run: () => go('/fake-orders') })
    } catch (error) {
      showWarning(sentences[refusalOf(error)])
    }
  }

  function tap(wide: boolean) {
    const key = randomKey()
    blockSoon({ order: id, words: wide ? t.willRefuseAll(name) : t.willBlock(name) }, () => void send(key, wide))
    onDone?.()
  }

  return (
    <fieldset className="rounded-control border-2 border-dashed border-edge px-3 pb-3">
      <legend className="px-1 text-base font-semibold text-ink-2">{t.isFake}</legend>
      <div className="flex flex-wrap gap-2">
        {[false, true].map((wide) => (
          <button
            key={String(wide)}
            type="button"
            title={wide ? t.refuseAllHint : t.blockHint}
            onClick={() => tap(wide)}
            className="min-h-12 flex-auto rounded-control border-2 border-edge bg-card px-3 text-base font-semibold"
          >
            {wide ? t.refuseAll : t.refuseAndBlock}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
