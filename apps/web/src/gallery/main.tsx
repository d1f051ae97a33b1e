import '../look/acies.css'
import { createRoot } from 'react-dom/client'
import { agreeOnRendering } from '../app/rendering.ts'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { Wood } from '../look/Wood.tsx'
import { ComponentsScreen } from './ComponentsScreen.tsx'
import { DialogScreen } from './DialogScreen.tsx'
import { HexScreen } from './HexScreen.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { MotionScreen } from './MotionScreen.tsx'
import { PhoneScreen } from './PhoneScreen.tsx'
import { TableScreen } from './TableScreen.tsx'
import { TerrainScreen } from './TerrainScreen.tsx'

/** The drawn screens with borrowed data: ?screen=hexes|home|phone|phone-hand|components&theme=dark */
const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const screens: Record<string, () => React.ReactNode> = {
  hexes: () => <HexScreen />,
  components: () => <ComponentsScreen />,
  home: () => <HomeScreen />,
  'phone-home': () => <HomeScreen />,
  phone: () => <PhoneScreen show="odds" />,
  dialogs: () => <DialogScreen />,
  motion: () => <MotionScreen />,
  table: () => <TableScreen />,
  metaurus: () => <TerrainScreen map="metaurus" />,
  trasimene: () => <TerrainScreen map="trasimene" />,
  zama: () => <TerrainScreen map="zama" />,
  'phone-hand': () => <PhoneScreen show="hand" />,
}

agreeOnRendering()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <>
      <Symbols set="ui" />
      <Wood />
      {screens[query.get('screen') ?? 'hexes']?.()}
    </>,
  )
}
