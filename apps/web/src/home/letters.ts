/** Once the home stands, the small capitals that every battle needs besides come too: it opens with them. */
export function fetchLetters(): void {
  const fetch = (): void => {
    // The face of every letter of Latin tongues stays where it is.
    for (const face of document.fonts)
      if (/Alegreya SC/.test(face.family) && face.weight === '500' && face.unicodeRange.length > 100)
        face.load().catch(() => undefined)
  }
  if (document.readyState === 'complete') fetch()
  else window.addEventListener('load', fetch, { once: true })
}
