import type { FieldValue } from '@storefront/contract/resources/define'
import type { ResourceName } from '@storefront/contract/resources'
import type { Field } from '@storefront/contract/resources/field'

/** The props of a form's control: the form adds id, value and onChange. */
export interface ControlProps<F extends Field = Field> {
  readonly id?: string
  readonly resource: ResourceName
  readonly name: string
  readonly field: F
  /** Its name for assistive technology where no label stands beside it. */
  readonly label?: string
  readonly labels: Readonly<Record<string, string>>
  readonly thumbs: Readonly<Record<string, string>>
  readonly value?: FieldValue
  readonly onChange?: (value: FieldValue) => void
}
