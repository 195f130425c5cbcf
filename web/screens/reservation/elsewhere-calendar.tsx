// A booking calendar on another site: nothing of it is loaded before the guest agrees (D-17).
import { useState } from 'react'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { useReservationText } from '../../i18n/visit/index.ts'
import { BranchPhones } from './branch-phones.tsx'

export function ElsewhereCalendar({ address }: { address: string }) {
  const { t } = useReservationText()
  const words = t.elsewhere
  const [shown, setShown] = useState(false)
  return (
    <Card className="mt-6 p-5!">
      <h2>{words.title}</h2>
      {shown ? (
        <iframe
          src={address}
          title={words.frame}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className="mt-4 h-[44rem] w-full rounded-control border border-line bg-card"
        />
      ) : (
        <p className="mt-2 max-w-prose">{words.ask(new URL(address).host)}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!shown && <Button onClick={() => setShown(true)}>{words.show}</Button>}
        <LinkButton href={address} target="_blank" rel="noopener noreferrer" variant="quiet">
          {words.link}
        </LinkButton>
      </div>
      <h3 className="mt-6 font-text text-base">{words.call}</h3>
      <BranchPhones />
    </Card>
  )
}
