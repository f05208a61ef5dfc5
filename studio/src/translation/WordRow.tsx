import { Input } from 'antd'
import { StateTag } from '../app/StateTag'
import { useT } from '../i18n'

interface Props {
  readonly language: string
  readonly source: string
  readonly max: number
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A short text of an item's part, such as a variant's colour, and beside it the one in another language. */
export function WordRow({ language, source, max, value, onChange }: Props) {
  const t = useT()
  return (
    <section className="translation-row translation-word" aria-label={source}>
      <div className="translation-source">{source}</div>
      <Input
        aria-label={t('translation.fieldIn', { field: source, language })}
        value={value}
        maxLength={max}
        // Always an element: one that comes and goes takes the focus.
        suffix={value === '' ? <StateTag tone="notice">{t('translation.missing')}</StateTag> : <span />}
        onChange={({ target }) => onChange(target.value)}
      />
    </section>
  )
}
