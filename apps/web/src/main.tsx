import './look/acies.css'
import './app/app.css'
import './app/pages.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { learn } from './app/lang.ts'
import { agreeOnRendering } from './app/rendering.ts'
import { routeOf } from './app/route.ts'
import { dress, settings } from './app/settings.ts'
import { loadSymbols } from './look/symbols/load.ts'
import { keepPage } from './offline/keep-page.ts'

agreeOnRendering()
dress()
keepPage()
// What the home is made of comes while the words come, not after them.
loadSymbols('ui').catch(() => undefined)
if (routeOf(location.hash).at === 'home') import('./home/HomePage.tsx').catch(() => undefined)
const root = document.getElementById('root')
if (root) {
  await learn(settings.get().lang)
  createRoot(root).render(<App />)
}
