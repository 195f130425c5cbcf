// Puts the gallery on its page: `#ar` for Arabic from the right, `#staff` and `#parts` for the other sheets.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './gallery.css'
import { MenuSheet } from './menu-sheet.tsx'
import { PartsSheet } from './parts-sheet.tsx'
import { StaffSheet } from './staff-sheet.tsx'
import { words } from './words.ts'

const [sheet = 'menu', lang = 'en'] = location.hash.slice(1).split('-')
const say = lang === 'ar' ? words.ar : words.en
document.documentElement.lang = lang
document.documentElement.dir = say.dir
addEventListener('hashchange', () => location.reload())

const sheets = { menu: MenuSheet, parts: PartsSheet, staff: StaffSheet }
const Sheet = sheets[sheet as keyof typeof sheets] ?? MenuSheet
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Sheet say={say} />
    </StrictMode>,
  )
}
