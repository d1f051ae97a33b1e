import { IconButton } from '../look/IconButton.tsx'
import { Segmented } from '../look/Segmented.tsx'
import { speak, useWords } from './lang.ts'
import { settings, useSettings } from './settings.ts'

const isDark = (theme: string): boolean =>
  theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)

/** Language and theme, on every screen. */
export const Tools = () => {
  const { lang, theme } = useSettings()
  const words = useWords().app
  const dark = isDark(theme)
  return (
    <>
      <Segmented
        label={words.language}
        options={[
          { value: 'es', text: 'ES', label: 'ES, Español' },
          { value: 'en', text: 'EN', label: 'EN, English' },
        ]}
        value={lang}
        onChange={value => speak(value)}
      />
      <IconButton
        icon={dark ? 'moon' : 'sun'}
        label={`${words.theme}: ${words.themes[dark ? 'dark' : 'light']}`}
        onClick={() => settings.set({ theme: dark ? 'light' : 'dark' })}
      />
    </>
  )
}
