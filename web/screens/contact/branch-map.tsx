// The map of one branch, which asks before it is loaded, with a link for visitors who prefer to go to the map's site.
import type { MenuBranch } from '../../api/menu/menu.ts'
import { embeddedMap, mapPage } from '../../branch/map-links.ts'
import { MapFrame } from '../../components/media/map-frame.tsx'
import { useContactText } from '../../i18n/visit/index.ts'
import { useMapsAllowed } from './map-consent.ts'

export function BranchMap({ branch }: { branch: MenuBranch }) {
  const { t } = useContactText()
  const allowed = useMapsAllowed()
  const show = (
    <>
      {t.map.show}
      <span className="sr-only"> {branch.name}</span>
    </>
  )
  return (
    <div>
      <MapFrame
        // Withdrawing the permission also removes the maps that were shown one by one.
        key={String(allowed)}
        title={t.map.title(branch.name)}
        src={embeddedMap(branch)}
        allowed={allowed}
        place={branch.address}
        labels={{ show, asks: t.map.asks }}
      />
      <a
        href={mapPage(branch)}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-11 items-center rounded-small text-sm underline"
      >
        {t.map.open}
        <span className="sr-only"> {branch.name}</span>
      </a>
    </div>
  )
}
