import { Select } from 'antd'
import { call } from '../calls/call'
import { currentLanguage, languages, showLanguage, useT } from '../i18n'
import { useMe } from '../session/useMe'

/** Switches the studio's language; a user's choice is remembered by the server, a visitor's by the device. */
export function LanguageSelect() {
  const t = useT()
  const { data: me, refetch } = useMe()
  const choose = async (language: string) => {
    await showLanguage(language)
    if (!me) return
    // The language is shown already; that it is not remembered everywhere needs no word.
    await call('PUT /studio/me/language/', { body: { language } }).catch(() => {})
    await refetch()
  }
  return (
    <Select
      aria-label={t('studio.language')}
      value={currentLanguage()}
      onChange={(language) => void choose(language)}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      popupMatchSelectWidth={false}
    />
  )
}
