// What a member sees who must set up a second factor before anything else: that, in place of every staff page.
import { readSession } from '../../api/session/session-calls.ts'
import { useFactorText } from '../../i18n/staff/index.ts'
import { useTitle } from '../../shell/title.ts'
import { Factors } from './factors.tsx'

export function SetUpFirst() {
  const { t } = useFactorText()
  useTitle(t.first.title)
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 pt-5 pb-24">
      <div>
        <h1>{t.first.title}</h1>
        <p className="mt-1.5 text-ink-2">{t.first.text}</p>
      </div>
      <Factors onSetUp={() => void readSession()} />
    </div>
  )
}
