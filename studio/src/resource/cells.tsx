import type { ResourceName } from '@storefront/contract/resources'
import type { FieldValue, FieldValues, RowValues } from '@storefront/contract/resources/define'
import { type Field, isPercentField } from '@storefront/contract/resources/field'
import type { ReactNode } from 'react'
import { StateTag } from '../app/StateTag'
import { formatDay, formatMoment } from '../i18n/format'
import type { Translate } from '../i18n'
import { kindOfLink } from '../builder/fields/controls/link-kinds'
import { parseLink } from './link-text'
import { translationsLabel } from '../translation/edit'
import { shapeLabel } from './shapes/shape-label'
import { choiceText } from './texts'

export interface CellContext {
  readonly t: Translate
  readonly resource: ResourceName
  /** Formats a decimal of the site's currency. */
  readonly money: (amount: string) => string
  readonly zone: string | undefined
  readonly labels: Readonly<Record<string, string>>
  readonly thumbs: Readonly<Record<string, string>>
}

/** A field's value as text, '' for none. */
export function valueText(
  context: CellContext,
  name: string,
  field: Field,
  value: FieldValue,
  values: FieldValues,
): string {
  const { t, resource, money, zone, labels } = context
  if (field.kind === 'remaining' || field.kind === 'capacity')
    return value === null ? t('resource.unlimited') : String(value)
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'amount':
      return isPercentField(field, values) ? `${String(value)}%` : money(String(value))
    case 'boolean':
      return t(value ? 'resource.yes' : 'resource.no')
    case 'moment':
      return formatMoment(String(value), zone)
    case 'integer':
      return field.options ? choiceText(t, resource, name, String(value)) : String(value)
    case 'date':
      return formatDay(String(value))
    case 'translations':
      return translationsLabel(String(value))
    case 'shape':
      return shapeLabel(field.shape, String(value))
    case 'choice':
      return choiceText(t, resource, name, String(value))
    case 'reference':
      return labels[`${field.to}.${String(value)}`] ?? String(value)
    case 'references':
      return (value as number[]).map((id) => labels[`${field.to}.${id}`] ?? id).join('、')
    case 'link':
      return t(`builder.link.${kindOfLink(parseLink(String(value)) ?? undefined)}`)
    case 'tags':
      return (value as string[]).join('、')
    case 'rows':
      return (value as readonly RowValues[])
        .map((row) =>
          Object.entries(field.fields)
            .map(([one, inner]) => valueText(context, `${name}.${one}`, inner, row[one] ?? null, row))
            .join(' '),
        )
        .join('\n')
    default:
      return String(value)
  }
}

/** A field's value in a list. */
export function cellOf(context: CellContext, name: string, field: Field, values: FieldValues): ReactNode {
  const value = values[name] ?? null
  if (field.kind === 'image') {
    const source = value === null ? undefined : context.thumbs[String(value)]
    return source ? (
      <img src={source} alt="" width={48} height={48} style={{ objectFit: 'cover', borderRadius: 6 }} />
    ) : null
  }
  if (name === 'is_active')
    return (
      <StateTag tone={value ? 'positive' : 'neutral'}>
        {context.t(value ? 'resource.active' : 'resource.inactive')}
      </StateTag>
    )
  return valueText(context, name, field, value, values) || '–'
}
