import { Select } from 'antd'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { languageName } from './LanguageLabel'

interface UntranslatedFilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** Narrows a list to the items that lack a text in a language; nothing in a shop of one language. */
export function UntranslatedFilter({ value, onChange }: UntranslatedFilterProps) {
  const t = useT()
  const siteLanguages = useMe().data?.site.languages ?? []
  if (siteLanguages.length === 0) return null
  return (
    <Select
      aria-label={t('translation.untranslated')}
      placeholder={t('translation.untranslated')}
      allowClear={{ label: t('studio.clear') }}
      value={value}
      options={siteLanguages.map((code) => ({
        value: code,
        label: t('translation.lacks', { language: languageName(code) }),
      }))}
      onChange={onChange}
      style={{ width: 220 }}
    />
  )
}
