import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { Toast, type ToastProps } from '../look/Toast.tsx'
import { Wood } from '../look/Wood.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { HouseContext, openHouse } from './house.ts'
import { useWords } from './lang.ts'
import { Notice } from './Notice.tsx'
import { type Route, routeOf, useHash } from './route.ts'

const HomePage = lazy(() => import('../home/HomePage.tsx').then(m => ({ default: m.HomePage })))
const PlayPage = lazy(() => import('../play/PlayPage.tsx').then(m => ({ default: m.PlayPage })))
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then(m => ({ default: m.ReplayPage })))
const BattlePage = lazy(() => import('../battle/BattlePage.tsx').then(m => ({ default: m.BattlePage })))
const RulesPage = lazy(() => import('../rules/RulesPage.tsx').then(m => ({ default: m.RulesPage })))
const GamePage = lazy(() => import('../home/GamePage.tsx').then(m => ({ default: m.GamePage })))
const MatchesPage = lazy(() => import('../matches/MatchesPage.tsx').then(m => ({ default: m.MatchesPage })))
const AboutPage = lazy(() => import('../about/AboutPage.tsx').then(m => ({ default: m.AboutPage })))
const LearnPage = lazy(() => import('../learn/LearnPage.tsx').then(m => ({ default: m.LearnPage })))

const ArmiesPage = lazy(() => import('../armies/ArmiesPage.tsx').then(m => ({ default: m.ArmiesPage })))

const Page = ({ route }: { route: Route }) => {
  const words = useWords().app
  switch (route.at) {
    case 'home':
      return <HomePage />
    case 'game':
      return <GamePage game={route.game} />
    case 'battle':
      return <BattlePage game={route.game} battle={route.battle} how={route.how} />
    case 'play':
      return <PlayPage key={route.match} id={route.match} />
    case 'replay':
      return <ReplayPage key={route.match} id={route.match} />
    case 'shared':
      return <ReplayPage key={route.data} data={route.data} />
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />
    case 'learn':
      return <LearnPage game={route.game} />
    case 'armies':
      return <ArmiesPage key={route.data} data={route.data} />
    case 'matches':
      return <MatchesPage />
    case 'about':
      return <AboutPage />
    case 'nowhere':
      return <Notice title={words.nowhere} text={words.nowhereText} home />
  }
}

const LINGER = 6000

/** The page: one route, one house. */
export const App = () => {
  const hash = useHash()
  const words = useWords().app
  const route = useMemo(() => routeOf(hash), [hash])
  const [toasts, setToasts] = useState<(ToastProps & { key: number })[]>([])
  const count = useRef(0)
  const [house] = useState(() =>
    openHouse((text, action) => {
      const key = ++count.current
      setToasts(all => [...all.slice(-2), { key, text, action }])
      setTimeout(() => setToasts(all => all.filter(toast => toast.key !== key)), LINGER)
    }),
  )
  useEffect(() => {
    void hash
    window.scrollTo(0, 0)
  }, [hash])
  return (
    <HouseContext value={house}>
      <Symbols set="ui" />
      <Wood />
      <ErrorBoundary key={route.at}>
        <Suspense fallback={<Notice title={words.loading} quiet />}>
          <Page route={route} />
        </Suspense>
      </ErrorBoundary>
      <div className="toast-place" role="status">
        {toasts.map(({ key, ...toast }) => (
          <Toast key={key} {...toast} />
        ))}
      </div>
    </HouseContext>
  )
}
