// The delivery message, which customers read above the menu.

import type { LocalText } from '#domain/shared/locale.ts'
import { toJson } from '../json.ts'
import { touchCatalogue } from '../menu/catalogue.ts'
import type { Trx } from '../write-queue.ts'
import { writeSetting } from './setting-store.ts'

export async function setDeliveryMessage(trx: Trx, message: LocalText, shown = true): Promise<void> {
  await writeSetting(trx, 'delivery.message', toJson(message))
  await writeSetting(trx, 'delivery.shown', shown ? 'yes' : 'no')
  await touchCatalogue(trx)
}
