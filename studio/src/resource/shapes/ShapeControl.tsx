import type { ShapeName } from '@storefront/contract/resources/shapes'
import type { ReactNode } from 'react'
import { AttributesControl } from './AttributesControl'
import { ClosedDaysControl } from './ClosedDaysControl'
import { HoursControl } from './HoursControl'
import { OptionsControl } from './OptionsControl'
import type { ShapeProps } from './shape-props'

/** THE table of the controls of shapes. */
const controls: { readonly [S in ShapeName]: (props: ShapeProps) => ReactNode } = {
  hours: HoursControl,
  attributes: AttributesControl,
  closedDays: ClosedDaysControl,
  options: OptionsControl,
}

/** The control of a shape. */
export function ShapeControl({ shape, ...props }: ShapeProps & { readonly shape: ShapeName }) {
  const Control = controls[shape]
  return <Control {...props} />
}
