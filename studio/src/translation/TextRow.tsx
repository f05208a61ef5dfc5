import { hasContent } from '@storefront/contract/domain/content/translation'
import { Button, Input } from 'antd'
import { StateTag } from '../app/StateTag'
import { useT } from '../i18n'
import { LazyRichText } from '../rich-text/LazyRichText'
import { plainText } from './edit'

interface Props {
  readonly id: string
  readonly label: string
  /** Name of the language that is written. */
  readonly language: string
  readonly form: 'line' | 'lines' | 'html'
  readonly max: number
  readonly source: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** One field: its text in the main language, and beside it the one in another language. */
export function TextRow({ id, label, language, form, max, source, value, onChange }: Props) {
  const t = useT()
  if (!hasContent(source) && !hasContent(value)) return null
  const isMissing = hasContent(source) && !hasContent(value)
  const name = t('translation.fieldIn', { field: label, language })
  const input = { id, value, maxLength: max, 'aria-label': name }
  return (
    <section className="translation-row" aria-label={name}>
      <div>
        <div className="translation-label">{label}</div>
        <div className={`translation-source translation-source-${form}`}>
          {form === 'html' ? plainText(source) : source}
        </div>
      </div>
      <div>
        <div className="translation-label">
          {language}
          {isMissing && <StateTag tone="notice">{t('translation.missing')}</StateTag>}
        </div>
        {form === 'html' ? (
          <>
            {isMissing && (
              <Button size="small" className="translation-start" onClick={() => onChange(source)}>
                {t('translation.startFromSource')}
              </Button>
            )}
            <LazyRichText id={id} label={name} value={value} onChange={onChange} />
          </>
        ) : form === 'lines' ? (
          <Input.TextArea
            {...input}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Input {...input} onChange={({ target }) => onChange(target.value)} />
        )}
      </div>
    </section>
  )
}
