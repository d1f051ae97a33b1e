/** Small line icons, drawn on a grid of 24. */
const strokes = {
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  first: 'M6 5v14M18 5l-9 7 9 7z',
  prev: 'M15 5l-8 7 8 7',
  play: 'M8 5l10 7-10 7z',
  pause: 'M9 5v14M15 5v14',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 5l9 7-9 7z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  moon: 'M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5',
  help: 'M9 9a3 3 0 1 1 4 2.8c-.8.4-1 1-1 2.2M12 17.6v.2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  branch: 'M6 4v16M6 14c0-4 10-2 10-7V5M13 8l3-4 3 4',
  search: 'M11 4a7 7 0 1 0 .01 0M16 16l4 4',
  ruler: 'M3 15L15 3l6 6L9 21zM7 11l2 2M10 8l2 2M13 5l2 2',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M12 9a3 3 0 1 0 .01 0',
  check: 'M5 12l5 5 9-10',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  people: 'M8 11a3 3 0 1 0-.01 0M2 20c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 1 0-.01 0M15 14c4-.5 7 2 7 6',
  chip: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  clock: 'M12 4a8 8 0 1 0 .01 0M12 8v4l3 2',
  x: 'M6 6l12 12M18 6L6 18',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  copy: 'M8 8h11v11H8zM5 15V5h10',
  turnLeft: 'M7 9L3 13l4 4M3 13h9a7 7 0 0 0 7-7V4',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  book: 'M12 6c-3-2-6-2-8-1v13c2-1 5-1 8 1 3-2 6-2 8-1V5c-2-1-5-1-8 1v13',
  save: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  open: 'M12 15V4M7 9l5-5 5 5M4 20h16',
  chart: 'M4 20h16M7 17v-6M12 17V6M17 17v-9',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  gear: 'M12 9a3 3 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  pencil: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
} as const

export type LineIconName = keyof typeof strokes

interface LineIconProps {
  name: LineIconName
  size?: number
  weight?: number
}

export const LineIcon = ({ name, size = 18, weight = 1.8 }: LineIconProps) => (
  <svg className="line-icon" width={size} height={size} viewBox="0 0 24 24" strokeWidth={weight} aria-hidden="true">
    <path d={strokes[name]} />
  </svg>
)
