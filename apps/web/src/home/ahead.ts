/**
 * Once the home stands, what every battle needs comes too, that it opens at once: the table, and the small capitals. Not over a
 * line that is paid for by what comes.
 */
export function fetchAhead(): void {
  const fetch = (): void => {
    // The face of every letter of Latin tongues stays where it is.
    for (const face of document.fonts)
      if (/Alegreya SC/.test(face.family) && face.weight === '500' && face.unicodeRange.length > 100)
        face.load().catch(() => undefined)
    if (!isSparing()) import('../play/PlayPage.tsx').catch(() => undefined)
  }
  if (document.readyState === 'complete') fetch()
  else window.addEventListener('load', fetch, { once: true })
}

const isSparing = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
