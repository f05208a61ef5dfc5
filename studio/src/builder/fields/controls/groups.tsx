/** Controls of objects. */
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useT } from '../../../i18n'
import type { FieldProps } from '../control-table'
import { Fields } from '../Field'
import { FieldFrame } from '../FieldFrame'
import { useField } from '../scope'

export function GroupField({ label, schema, path }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isGroup>
      <Fields schema={schema} path={path} />
    </FieldFrame>
  )
}

type Query = Record<string, string | number>

const linesOf = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/** Returns the pairs of lines of `name=value`; null if a line has another form. */
function readLines(text: string): Query | null {
  const pairs = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/.exec(line))
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map((pair) => [pair[1], pair[2]] as [string, string]))
    : null
}

/** Names and values, one pair a line. What does not parse stays in the field until it does. */
export function QueryField({ label, path }: FieldProps) {
  const id = useId()
  const t = useT()
  const [value = {}, set] = useField<Query>(path)
  const [draft, setDraft] = useState<string | null>(null)
  const change = (text: string) => {
    setDraft(text)
    const query = readLines(text)
    if (query) set(Object.keys(query).length > 0 ? query : undefined)
  }
  const isWrong = draft !== null && readLines(draft) === null
  return (
    <FieldFrame id={id} label={label}>
      <Input.TextArea
        id={id}
        value={draft ?? linesOf(value)}
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        placeholder={t('builder.field.jsonWrong')}
        rows={3}
        onChange={({ target }) => change(target.value)}
        onBlur={() => isWrong || setDraft(null)}
      />
    </FieldFrame>
  )
}
