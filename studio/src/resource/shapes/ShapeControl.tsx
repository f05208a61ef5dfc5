import type { ShapeName } from '@storefront/contract/resources/shapes'
import { lazy, type ReactNode, Suspense } from 'react'
import { Loading } from '../../app/StateView'
import { AttributesControl } from './AttributesControl'
import { ClosedDaysControl } from './ClosedDaysControl'
import { HoursControl } from './HoursControl'
import { OptionsControl } from './OptionsControl'
import type { ShapeProps } from './shape-props'

const ShippingTermsControl = lazy(async () => ({
  default: (await import('./shipping/ShippingTermsControl')).ShippingTermsControl,
}))

/** THE table of the controls of shapes. */
const controls: { readonly [S in ShapeName]: (props: ShapeProps) => ReactNode } = {
  hours: HoursControl,
  attributes: AttributesControl,
  closedDays: ClosedDaysControl,
  options: OptionsControl,
  shippingTerms: (props) => (
    <Suspense fallback={<Loading />}>
      <ShippingTermsControl {...props} />
    </Suspense>
  ),
}

/** The control of a shape. */
export function ShapeControl({ shape, ...props }: ShapeProps & { readonly shape: ShapeName }) {
  const Control = controls[shape]
  return <Control {...props} />
}
