// The address of a new screen for guests, to be scanned or copied; it is shown once.
import { Notice } from '../../components/feedback/notice.tsx'
import { useDisplaysText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { QrCode } from '../../qr-code.tsx'
import { LinkToHandOver } from '../../staff/fields/link-to-hand-over.tsx'

export const displayPath = (key: string): string => `/display/${key}`

export function DisplayAddress({ site, displayKey }: { site: string; displayKey: string }) {
  const { t } = useDisplaysText()
  // The key is behind the #, so that no server and no log on the way sees it.
  const address = `${site}/${linkTo(displayPath(displayKey))}`
  return (
    <div className="grid gap-4">
      <Notice kind="success" urgent>
        {t.added}
      </Notice>
      {/^https?:\/\/(localhost|127\.|\[::1\])/.test(site) && <Notice kind="warning">{t.local}</Notice>}
      <QrCode text={address} className="w-56 justify-self-center rounded-control" />
      <LinkToHandOver label={t.address} hint={t.once} address={address} />
    </div>
  )
}
