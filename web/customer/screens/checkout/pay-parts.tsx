// How the order is paid: with a gift card as far as it goes, and the rest at the counter or online (PAY-1, GIFT-1).
import { PayChoice } from '#web/customer/pay/pay-choice.tsx'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import type { CheckoutState } from './use-checkout.ts'

const GiftChoice = lazyPart(() => import('#web/customer/gift/gift-choice.tsx').then((file) => file.GiftChoice))

export function PayParts({ checkout }: { checkout: CheckoutState }) {
  const { branch, gift, total, payMethod, payWith } = checkout
  const { takesGifts } = useMenu()
  return (
    <>
      {(takesGifts || gift.code !== undefined) && <GiftChoice gift={gift} total={total} />}
      {gift.rest !== 0 && (
        <PayChoice branch={branch.id} total={gift.rest ?? total} method={payMethod} onChange={payWith} />
      )}
    </>
  )
}
