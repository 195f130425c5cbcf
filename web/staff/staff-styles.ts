// Loads the staff's style sheet before their screens show, because the build leaves out Vite's code for that.
import { use } from 'react'
import address from '../styles/staff.css?url'

const sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = address
const arrived = new Promise((resolve) => {
  sheet.onload = resolve
  // Without the sheet the screen is plain, but usable.
  sheet.onerror = resolve
})
document.head.append(sheet)

/** Waits for the sheet. No top-level await: the build would then split the first chunk into two. */
export function useStaffStyles(): void {
  use(arrived)
}
