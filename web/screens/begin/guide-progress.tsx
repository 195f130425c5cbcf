// How many steps are done, in words and as a bar.
import type { GuideState } from '../../../domain/guide.ts'
import type { Guide } from '../../api/staff/guide-calls.ts'
import { useBeginText } from '../../i18n/owner/index.ts'

export function GuideProgress({ steps }: { steps: Guide['steps'] }) {
  const { t } = useBeginText()
  const count = (wanted: GuideState) => steps.filter(({ state }) => state === wanted).length
  const passed = count('passed')
  return (
    <div>
      <p role="status" className="mb-2 font-semibold">
        {t.progress(count('done'), steps.length)}
        {passed > 0 && <span className="font-normal text-ink-2"> · {t.passed(passed)}</span>}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map(({ step, state }) => (
          <span
            key={step}
            className={`h-2.5 flex-1 rounded-full ${state === 'done' ? 'bg-leaf' : state === 'passed' ? 'bg-edge' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}
