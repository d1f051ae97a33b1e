import './look/acies.css'
import './app/app.css'
import './app/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { dress } from './app/settings.ts'
import { keepPage } from './offline/keep-page.ts'

dress()
keepPage()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
