import { HTML_MAX, PAGE_WORD_MAX, type PageTexts } from '@storefront/contract/domain/content/page-translation'
import type { Language } from '@storefront/contract/language'
import { Alert, Modal, Tabs } from 'antd'
import { useT } from '../../i18n'
import { LanguageLabel, languageName } from '../../translation/LanguageLabel'
import { TextRow } from '../../translation/TextRow'
import '../../translation/translation.css'
import { WordRow } from '../../translation/WordRow'
import { setSettings } from '../document/operations'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { missingOf, sourceOf, textsOf, withTexts } from './page-texts'

interface Props {
  readonly main: Language
  readonly languages: readonly Language[]
  readonly onClose: () => void
}

/** The texts of a page in the site's other languages, beside those of the main one: a part of its draft. */
export function PageTranslationsModal({ main, languages, onClose }: Props) {
  const t = useT()
  const store = useBuilderStore()
  const document = useBuilder((state) => state.document)
  const source = sourceOf(document)
  const write = (language: Language, texts: PageTexts) => {
    const settings = withTexts(document.settings, source, language, texts)
    store.getState().change(setSettings(settings), `page/translations/${language}`)
  }
  const tabs = languages.map((language) => {
    const texts = textsOf(document.settings, language)
    const name = languageName(language)
    return {
      key: language,
      label: <LanguageLabel language={language} missing={missingOf(source, texts)} />,
      children: (
        <div className="translation-rows">
          {source.words.map((word) => (
            <WordRow
              key={word}
              language={name}
              source={word}
              max={PAGE_WORD_MAX}
              value={texts.words?.[word] ?? ''}
              onChange={(text) => write(language, { ...texts, words: { ...texts.words, [word]: text } })}
            />
          ))}
          {source.richTexts.map(({ id, name: label, html }) => (
            <TextRow
              key={id}
              id={`page-${language}-${id}`}
              label={label}
              language={name}
              form="html"
              max={HTML_MAX}
              source={html}
              value={texts.html?.[id]?.html ?? ''}
              onChange={(text) => write(language, { ...texts, html: { ...texts.html, [id]: { html: text } } })}
            />
          ))}
        </div>
      ),
    }
  })
  return (
    <Modal open title={t('translation.title')} width={960} footer={null} onCancel={onClose}>
      <Alert type="info" showIcon title={t('translation.fallback', { language: languageName(main) })} />
      <Tabs items={tabs} />
    </Modal>
  )
}
