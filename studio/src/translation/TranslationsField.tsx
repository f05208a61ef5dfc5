import { fieldsOfKind, type TranslatedKind } from '@storefront/contract/domain/content/translation'
import { Alert, Tabs, Typography } from 'antd'
import { Link } from 'react-router'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { LanguageLabel, languageName } from './LanguageLabel'
import { missingIn, readTranslations, type Source, wordsOf, writeText, writeWord } from './edit'
import { TextRow } from './TextRow'
import { WordRow } from './WordRow'
import './translation.css'

interface Props {
  readonly id?: string | undefined
  readonly kind: TranslatedKind
  readonly source: Source
  readonly labelOf: (field: string) => string
  readonly value?: string | undefined
  readonly onChange?: ((text: string) => void) | undefined
}

/** An item's texts in the site's other languages beside those of the main one, with marks for what is missing. */
export function TranslationsField({ id, kind, source, labelOf, value, onChange }: Props) {
  const t = useT()
  const site = useMe().data?.site
  const translations = readTranslations(value)
  if (!site) return null
  if (site.languages.length === 0)
    return (
      <Typography.Text type="secondary">
        {t('translation.none')} <Link to="/site">{t('translation.openSettings')}</Link>
      </Typography.Text>
    )
  const tabs = site.languages.map((language) => {
    const texts = translations[language]
    const write = (field: string, text: string | ReturnType<typeof wordsOf>) =>
      onChange?.(writeText(kind, value, language, field, text))
    const words = wordsOf(texts)
    return {
      key: language,
      label: <LanguageLabel language={language} missing={missingIn(kind, source, texts)} />,
      children: (
        <div className="translation-rows">
          {Object.entries(fieldsOfKind(kind)).map(([field, declaration]) =>
            declaration.form === 'words' ? (
              source.words.map((word) => (
                <WordRow
                  key={word}
                  language={languageName(language)}
                  source={word}
                  max={declaration.max}
                  value={words[word] ?? ''}
                  onChange={(text) => write('words', writeWord(words, source.words, word, text))}
                />
              ))
            ) : (
              <TextRow
                key={field}
                id={`${id ?? kind}-${language}-${field}`}
                label={labelOf(field)}
                language={languageName(language)}
                form={declaration.form}
                max={declaration.max}
                source={String(source.values[field] ?? '')}
                value={String(texts?.[field] ?? '')}
                onChange={(text) => write(field, text)}
              />
            ),
          )}
        </div>
      ),
    }
  })
  return (
    <>
      <Alert type="info" showIcon title={t('translation.fallback', { language: languageName(site.language) })} />
      <Tabs items={tabs} />
    </>
  )
}
