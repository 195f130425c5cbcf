// Loads the staff's style sheet before their screens show: the build leaves lazy chunks without Vite's code that would.
import { use } from 'react'
import address from '../styles/staff.css?url'

const sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = address
const arrived = new Promise((resolve) => {
  sheet.onload = resolve
  // Without the sheet the screen is plain, but it can be read and used.
  sheet.onerror = resolve
})
document.head.append(sheet)

/** Waits for the sheet. Not with a top-level await: the build would then split the first chunk into two. */
export function useStaffStyles(): void {
  use(arrived)
}
