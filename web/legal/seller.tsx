// Who sold an order, so that its confirmation says it when it is kept (LAW-1). Nothing before the shop has said who it is.
import { useAnswer } from '../api/answer.ts'
import { useLegalText } from '../i18n/visit/index.ts'

export function Seller() {
  const { t } = useLegalText()
  const company = useAnswer('legal.company', {}).value?.company
  if (!company?.name) return null
  const { name, legalForm, address, number, vat, email } = company
  const lines = [
    [name, legalForm].filter(Boolean).join(', '),
    address,
    number && `${t.fields.number}: ${number}`,
    vat && `${t.fields.vat}: ${vat}`,
    email,
  ].filter(Boolean)
  return (
    <div>
      <h2 className="mb-1 text-base text-ink">{t.soldBy}</h2>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  )
}
