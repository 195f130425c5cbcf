// The phone numbers of the branches, as links to call.
import { phoneText } from '../../../domain/shared/phone.ts'
import { useMenu } from '../../api/menu/menu.ts'

/** Of all branches that have one, or only of `only`. */
export function BranchPhones({ only }: { only?: string }) {
  const branches = useMenu().branches.filter(({ id, phone }) => phone !== '' && (only === undefined || id === only))
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {branches.map(({ id, name, phone }) => (
        <li key={id} className="flex items-center gap-2">
          {only === undefined && <span>{name}</span>}
          <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center font-semibold underline">
            <bdi dir="ltr">{phoneText(phone)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
