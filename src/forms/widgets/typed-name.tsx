import { isTypedName } from '@storefront/contract/domain/forms/form-answers'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { TextField } from '@/ui/controls/TextField'
import type { Widget, WidgetProps } from '../types'
import { parsePicture } from './picture'
import type { StoredPicture } from '@/shared/picture/pictures'

/** A signature: its picture, or the name that was typed instead. */
export type SignatureValue = StoredPicture | { readonly name: string }

function parseSignature(raw: unknown, field: WidgetProps<unknown>['field']): SignatureValue | null {
  if (isTypedName(raw)) return { name: raw.name }
  const picture = parsePicture(raw, field)
  return typeof picture === 'string' ? null : picture
}

interface TypedNameProps extends WidgetProps<SignatureValue | null> {
  /** Leads back to drawing, where the screen can. */
  readonly trailing?: ReactNode
}

/** A name that is typed instead of a signature. */
export function TypedName({ field, value, onChange, error, isRequired, trailing }: TypedNameProps) {
  const t = useT()
  return (
    <TextField
      isStacked
      kind="text"
      label={field.title}
      value={isTypedName(value) ? value.name : ''}
      placeholder={field.placeholder ?? t('signature.name')}
      onChange={(name) => onChange(name === '' ? null : { name })}
      error={error}
      isRequired={isRequired}
      description={field.description}
      trailing={trailing}
    />
  )
}

/** A signature on screens that carry no canvas to draw on. */
export const signature: Widget<SignatureValue | null> = { empty: null, parse: parseSignature, Component: TypedName }
