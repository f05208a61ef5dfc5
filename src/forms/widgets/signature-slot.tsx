import { Bone } from '@/ui/feedback/Skeleton'
import { usePart } from '@/shared/screen/usePart'
import type { WidgetProps } from '../types'
import type { SignatureValue } from './typed-name'

const signaturePart = () => import('./signature').then((module) => module.SignaturePart)

/** A signature, loaded with the first field that is one: on H5 Taro's queries and exports of canvases come with it. */
export function SignatureSlot(props: WidgetProps<SignatureValue | null>) {
  const Part = usePart(signaturePart)
  return Part ? <Part {...props} /> : <Bone height="160px" />
}
