// Downloads an example sheet, with two items and a sentence for each column.
import { useTakeOut } from '../../api/staff/sheet-calls.ts'
import { Button } from '../../components/controls/button.tsx'
import { useSheetText } from '../../i18n/editor/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showWarning } from '../toasts.tsx'

export function ExampleButton() {
  const { t, locale } = useSheetText()
  const { frame } = useStaffText().t
  const takeOut = useTakeOut()
  const take = () =>
    takeOut.mutate(
      { format: 'xlsx', lang: locale, example: 'yes', name: `${t.exampleName}.xlsx` },
      { onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: take }) },
    )
  return (
    <Button variant="text" busy={takeOut.isPending} onClick={take}>
      {t.example}
    </Button>
  )
}
