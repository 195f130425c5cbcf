// Whether the sheet with all staff pages is open; the board, which has no other navigation, opens it as well.
import { createObservable } from '#web/data/observable.ts'

export const officeSheetOpen = createObservable(false)

export const openOfficeSheet = (): void => officeSheetOpen.write(true)
