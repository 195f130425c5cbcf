// On the landing page of a shop that sells gift cards: the way to give one (GIFT-1).
import { GiftFace } from '#web/customer/gift/gift-face.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { useGiftText } from '#web/words/gift/index.ts'
import { HomeSection } from './home-sections.tsx'

export function GiftSection() {
  const { t } = useGiftText()
  return (
    <HomeSection title={t.title}>
      <div className="gift-home">
        <GiftFace>
          <p className="gift-amount">{t.card}</p>
        </GiftFace>
        <div>
          <p className="text-md text-ink-2">{t.home}</p>
          <LinkButton href={linkTo('/gift')} variant="quiet" className="mt-5">
            {t.title}
          </LinkButton>
        </div>
      </div>
    </HomeSection>
  )
}
