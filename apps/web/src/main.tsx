import './look/acies.css'
import './app/app.css'
import './app/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { learn } from './app/lang.ts'
import { dress, settings } from './app/settings.ts'
import { keepPage } from './offline/keep-page.ts'

dress()
keepPage()
const root = document.getElementById('root')
if (root) {
  await learn(settings.get().lang)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
