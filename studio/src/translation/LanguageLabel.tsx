import type { Language } from '@storefront/contract/language'
import { StateTag } from '../app/StateTag'
import { languages, useT } from '../i18n'

/** The name of a language in itself. */
export const languageName = (code: Language): string =>
  languages.find((language) => language.code === code)?.name ?? code

/** A language with the number of texts that it lacks. */
export function LanguageLabel({ language, missing }: { readonly language: Language; readonly missing: number }) {
  const t = useT()
  return (
    <span className="translation-tab">
      {languageName(language)}
      <StateTag tone={missing === 0 ? 'positive' : 'notice'}>
        {missing === 0 ? t('translation.complete') : t('translation.missingCount', { n: missing })}
      </StateTag>
    </span>
  )
}
