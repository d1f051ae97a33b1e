import './look/acies.css'
import './app/app.css'
import './app/pages.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { learn } from './app/lang.ts'
import { agreeOnRendering } from './app/rendering.ts'
import { dress, settings } from './app/settings.ts'
import { keepPage } from './offline/keep-page.ts'

agreeOnRendering()
dress()
keepPage()
const root = document.getElementById('root')
if (root) {
  await learn(settings.get().lang)
  createRoot(root).render(<App />)
}
