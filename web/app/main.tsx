// Starts the page: the language first, then the screen of the address.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/styles/index.css'
import { loadForSure } from '../data/http/connection-state.ts'
import { Boundary } from '../data/lazy-part.tsx'
import { startMenu } from '../data/menu/menu-state.ts'
import { startLocale } from '../words/index.tsx'
import { App } from './shell/app-shell.tsx'
import { takeOver } from './shell/take-over.ts'
import { BrokenScreen } from './shell/trouble/broken-screen.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no #root')

function show(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <Boundary instead={<BrokenScreen />}>
        <App />
      </Boundary>
    </StrictMode>,
  )
  takeOver(root)
}

// The link on a table card leads here with the table's number; few visitors come that way.
function takeSeatLink(): void {
  const address = location.href
  if (!/[?&]table=/.test(address)) return
  void loadForSure(() => import('../customer/ordering/seat-link.ts')).then((file) => file.takeSeatLink(address))
}
takeSeatLink()
addEventListener('hashchange', takeSeatLink)

// No top-level await: the build would then split the first chunk into many.
void Promise.all([startLocale(), startMenu()]).then(() => show(root))
