import type { RowValues } from '@storefront/contract/resources/define'
import type { RowsField } from '@storefront/contract/resources/field'
import type { ComponentType } from 'react'
import type { ControlProps } from './control-props'
import { emptyValue } from './draft'

export interface RowsProps extends ControlProps<RowsField> {
  /** Draws the value of a field; it comes from outside, because one of its kinds has rows. */
  readonly control: ComponentType<ControlProps>
}

/** Returns a new row of a field. */
export const emptyRow = ({ fields }: RowsField): RowValues =>
  ({
    id: null,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)])),
  }) as RowValues

/** Returns the rows with one of them at another place. */
export function moveRow(rows: readonly RowValues[], index: number, place: number): readonly RowValues[] {
  const rest = rows.filter((_, n) => n !== index)
  return [...rest.slice(0, place), rows[index] as RowValues, ...rest.slice(place)]
}

/** Returns the rows with their places, which name those that have no id. */
export const withPlaces = <Row>(rows: readonly Row[]): readonly { readonly row: Row; readonly index: number }[] =>
  rows.map((row, index) => ({ row, index }))
