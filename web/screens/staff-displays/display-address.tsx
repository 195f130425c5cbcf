// The address of a new screen for guests: to be scanned, copied or opened here. It is shown once.
import { LinkButton } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useDisplaysText } from '../../i18n/displays/index.ts'
import { linkTo } from '../../location.ts'
import { QrCode } from '../../qr-code.tsx'
import { LinkToHandOver } from '../../staff/fields/link-to-hand-over.tsx'

export function DisplayAddress({ site, displayKey }: { site: string; displayKey: string }) {
  const { t } = useDisplaysText()
  // The key is behind the #, so that no server and no log on the way sees it.
  const link = linkTo(`/display/${displayKey}`)
  const address = `${site}/${link}`
  return (
    <div className="grid gap-4">
      <Notice kind="success" urgent>
        {t.added}
      </Notice>
      {/^https?:\/\/(localhost|127\.|\[::1\])/.test(site) && <Notice kind="warning">{t.local}</Notice>}
      <QrCode text={address} className="w-56 justify-self-center rounded-control" />
      <LinkToHandOver label={t.address} hint={t.once} address={address} />
      <LinkButton href={link} target="_blank" rel="noreferrer" variant="quiet" size="staff">
        {t.open}
      </LinkButton>
    </div>
  )
}
