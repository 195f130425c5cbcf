// Starts the page: the language first, then the screen of the address.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { startLocale } from './i18n/index.tsx'
import { App } from './shell/app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no #root')

function show(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

// Not with a top-level await: the build would then split the first chunk into many.
void startLocale().then(() => show(root))
