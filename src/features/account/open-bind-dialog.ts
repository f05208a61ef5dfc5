import { openDialog } from '@/ui/overlay/store'
import type { BindResult } from './bind-result'

/** Opens the bind form as a dialog. It is loaded when it is needed: most visits never bind a number. */
export async function openBindDialog(): Promise<BindResult | undefined> {
  const { BindDialog } = await import('./components/binding/BindDialog')
  return openDialog<object, BindResult>(BindDialog, {})
}
