import './look/acies.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Symbols } from './look/symbols/Symbols.tsx'
import { TopBar } from './look/TopBar.tsx'
import { Wood } from './look/Wood.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Symbols set="ui" />
      <Wood />
      <TopBar brand="Acies" />
    </StrictMode>,
  )
}
