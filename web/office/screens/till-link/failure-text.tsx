// Why a till did not acknowledge something: our sentence, and what it said itself.
import type { Output } from '#contract/index.ts'
import { useTillLinkText } from '#web/words/till-link/index.ts'

type Failure = NonNullable<Output<'tills.testLink'>['failure']>

/** What an address or a network says is for those who know them: in the words of the machine, from left to right. */
export function FailureText({ failure: { problem, words } }: { failure: Failure }) {
  const { t } = useTillLinkText()
  return (
    <>
      <span>{t.failures[problem]}</span>
      {words && (
        <bdi dir="auto" className="block text-sm wrap-anywhere">
          {t.said(words)}
        </bdi>
      )}
    </>
  )
}
